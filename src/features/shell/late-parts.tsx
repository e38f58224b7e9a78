import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';

const load = () => import('./outer-parts.tsx');
const now = import.meta.env.SSR ? await load() : null;

export const AboveHeader = hydratedLate('AboveHeader', load, now);
export const BrandLogo = hydratedLate('BrandLogo', load, now);
export const LanguageSwitch = hydratedLate('LanguageSwitch', load, now);
export const Footer = hydratedLate('Footer', load, now);
export const MobileMenu = hydratedLate('MobileMenu', load, now);
export const MisnamedParameters = hydratedLate('MisnamedParameters', load, now);
