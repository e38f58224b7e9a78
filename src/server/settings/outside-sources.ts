import type { OutsideSources } from '../http/content-security-policy.ts';
import type { Env } from './env.ts';

const originOf = (address: string) => new URL(address).origin;

/**
 * Origins that the settings add to the policy of every page. They do not depend on the visitor's consent, so that a
 * page and its header can be cached; whether their scripts run does.
 */
export function outsideSources(env: Pick<Env, 'site' | 'apiPort' | 'publicUrl'>): OutsideSources {
  const { consentScript, tagManager, contactFrame, fonts } = env.site;
  const tags = tagManager === null ? [] : [originOf(tagManager.url)];
  const consent = consentScript === null ? [] : [originOf(consentScript)];
  const stylesheet = fonts.stylesheet === null ? [] : [originOf(fonts.stylesheet)];
  const both = [...new Set([...tags, ...consent])];
  return {
    script: both,
    style: [...consent, ...stylesheet],
    font: [...new Set([...stylesheet, ...fonts.origins])],
    img: both,
    connect: [...apiOrigins(env), ...both],
    frame: contactFrame.origins,
  };
}

/** In the dev environment browsers call the API on a port of its own (API-06). */
function apiOrigins({ apiPort, publicUrl }: Pick<Env, 'apiPort' | 'publicUrl'>): string[] {
  if (apiPort === null) return [];
  const { protocol, hostname } = new URL(publicUrl);
  return [`${protocol}//${hostname}:${apiPort}`];
}
