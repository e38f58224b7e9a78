import type { Language } from '#src/domain/language.ts';
import type { ShellNavigation } from './header/shell-navigation.ts';
import { TopBanner } from './header/top-banner.tsx';
import { TopHat } from './header/top-hat.tsx';

export { BrandLogo } from './brand-logo.tsx';
export { Footer } from './footer/footer.tsx';
export { MisnamedParameters } from './misnamed-parameters.tsx';

type AboveHeaderProps = { language: Language; navigation: ShellNavigation; path: string };

/** What stands above the header, and scrolls away. */
export function AboveHeader({ language, navigation, path }: AboveHeaderProps) {
  return (
    <>
      <TopBanner language={language} banner={navigation.banner} />
      <TopHat language={language} topHat={navigation.topHat} path={path} />
    </>
  );
}
export { LanguageSwitch } from './header/language-switch.tsx';
export { MobileMenu } from './header/mobile-menu.tsx';
