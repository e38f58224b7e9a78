/** The path of the newsroom, which limits its cookie. */
export const newsroomBase = '/newsroom';

/** Addresses at the newsroom's own port; the public port has none of them. */
export const addresses = {
  drafts: newsroomBase,
  draft: (number: number | string) => `${newsroomBase}/drafts/${number}`,
  /** Actions on a draft, by POST. */
  deed: (number: number | string, deed: string) => `${newsroomBase}/drafts/${number}/${deed}`,
  releases: `${newsroomBase}/releases`,
  rollBack: `${newsroomBase}/releases/roll-back`,
  state: `${newsroomBase}/state`,
  audit: `${newsroomBase}/audit`,
  signIn: `${newsroomBase}/sign-in`,
  signOut: `${newsroomBase}/sign-out`,
  /** Leads to the OpenID provider and back, and to its sign-out. */
  openId: `${newsroomBase}/sign-in/openid`,
  openIdBack: `${newsroomBase}/sign-in/openid/back`,
  openIdLeave: `${newsroomBase}/sign-out/openid`,
  stylesheet: `${newsroomBase}/newsroom.css`,
  font: (name: string) => `${newsroomBase}/fonts/${name}`,
  levels: `${newsroomBase}/levels`,
  folder: `${newsroomBase}/folder`,
} as const;
