/** Below which everything of the newsroom stands; its cookie goes no further. */
export const newsroomBase = '/newsroom';

/** Addresses at the newsroom's own port; the public port has none of them. */
export const addresses = {
  drafts: newsroomBase,
  draft: (number: number | string) => `${newsroomBase}/drafts/${number}`,
  /** What is done with a draft, by POST. */
  deed: (number: number | string, deed: string) => `${newsroomBase}/drafts/${number}/${deed}`,
  releases: `${newsroomBase}/releases`,
  rollBack: `${newsroomBase}/releases/roll-back`,
  state: `${newsroomBase}/state`,
  audit: `${newsroomBase}/audit`,
  signIn: `${newsroomBase}/sign-in`,
  signOut: `${newsroomBase}/sign-out`,
  /** Leads to the provider of identities, which leads back, and to where people sign out there. */
  openId: `${newsroomBase}/sign-in/openid`,
  openIdBack: `${newsroomBase}/sign-in/openid/back`,
  openIdLeave: `${newsroomBase}/sign-out/openid`,
  stylesheet: `${newsroomBase}/newsroom.css`,
  font: (name: string) => `${newsroomBase}/fonts/${name}`,
  levels: `${newsroomBase}/levels`,
  folder: `${newsroomBase}/folder`,
} as const;
