import type { Icon } from './generated/screen-config.gen.ts';
import type { Language, PerLanguage } from './language.ts';

/** The visitors that may see a screen: `anyone` is both. */
export type Access = 'guest' | 'customer' | 'anyone';

/**
 * The place of a screen. `welcome`: beside the brand's panel, as guests' screens have it; `page`: the whole page, which
 * blocks side by side need for guests, too.
 */
export type ScreenFrame = 'welcome' | 'page';

/** Places of the layout that list screens. `main`: the header's links; `account`: the menu under the customer's name. */
export type NavigationArea = 'main' | 'account';

/** One row of `screen-configs/brands.json`. */
export interface Brand {
  /** Names the token file `tokens/<id>.css`, the logo `logos/<id>.svg` and the `data-brand` attribute. */
  readonly id: string;
  /** The name that customers read. */
  readonly name: string;
  /** The value of `Account_Brand__c` and of `brandName` in the org. */
  readonly crmName: string;
  /** Word in the page address that selects the brand; null for the default brand. */
  readonly word: string | null;
  /** Customer service, for as long as the org cannot tell its number. */
  readonly phone?: string;
  /** Colour around its mark where the portal is an app, such as `#571539`. */
  readonly color?: string;
}

/**
 * One published screen. All file values are absolute paths below `/published/`.
 *
 * @typeParam TText - what there is of a text: in every language, or in that of one page
 */
export interface ScreenEntry<TText = PerLanguage<string>> {
  /** The id of the screen config, for example `autopay/set-up`. */
  readonly id: string;
  /** Path pattern without language prefix, in wouter's notation: `/messages/:caseNumber`. */
  readonly route: string;
  readonly access: Access;
  readonly frame: ScreenFrame;
  /** The page's title, resolved from the screen's texts, so that the shell can name a page before it is loaded. */
  readonly title: TText;
  /** Set on screens that the layout lists. The label is resolved from the locales when the screen is published. */
  readonly navigation?: {
    readonly area: NavigationArea;
    /** Ascending. */
    readonly order: number;
    readonly label: TText;
    readonly icon?: Icon;
  };
  /** The compiled screen model. */
  readonly model: string;
  /** ES module with the screen's validators; null where it has no form. */
  readonly validators: string | null;
  /** The screen's own texts. */
  readonly texts: TText;
}

/** `screen-configs/navigation.json`: routes the shell itself needs to know. */
export interface Navigation {
  readonly logIn: string;
  /** The target of `/` when no screen is published there. */
  readonly home: { readonly guest: string; readonly customer: string };
  /** The route of the screen that takes files which another app shares with the portal. */
  readonly shared?: string;
  /** By the route of a link of the layout, those of screens without one during which it counts as the present one. */
  readonly below?: { readonly [route: string]: readonly string[] };
  /** Addresses that screens had before. */
  readonly redirects?: readonly Redirect[];
}

/** A route that no screen has any more, and the one that it leads to. */
export interface Redirect {
  readonly from: string;
  /** Its `:names` stand in `from`, too. */
  readonly to: string;
}

/**
 * The content of `dist/published/manifest.json`: the publish step writes it, the host embeds it into each document in
 * the language of the page, and the app reads from there.
 *
 * @typeParam TText - what there is of a text: in every language, or in that of one page
 */
export interface PublishedManifest<TText = PerLanguage<string>> {
  /** Changes with every publication. */
  readonly version: string;
  /** The version of the screen language that the screens were compiled for. */
  readonly languageVersion: number;
  readonly screens: readonly ScreenEntry<TText>[];
  /** The texts that all screens share: `common.json` and `errors.json`, as `{ common, errors }`. */
  readonly texts: TText;
  /** navigation.json as it is. */
  readonly navigation: Navigation;
  /** brands.json as it is. */
  readonly brands: readonly Brand[];
}

/** A screen as the pages of one language know it. */
export type PageScreen = ScreenEntry<string>;

/** The manifest in the language of a page: another language is another page. */
export type PageManifest = PublishedManifest<string>;

/** A screen's heading as far as it is known before the screen itself is there. */
export interface FirstHeading {
  readonly title: string;
  /** True when a line below the title names the subject of the page, once the session is known. */
  readonly hasAbout?: boolean;
  readonly lead?: string | undefined;
}

/** The content of a page until the app has come. */
export interface FirstFrame {
  readonly brand: Brand;
  readonly language: Language;
  readonly frame: ScreenFrame;
  readonly heading: FirstHeading | undefined;
}

/** Source files below `portal/` whose chunks a page loads, as Vite's manifest names them. */
export interface ScreenChunks {
  /** For the first paint: their scripts and styles stand in the document. */
  readonly first: readonly string[];
  /** Wanted soon after it. */
  readonly soon: readonly string[];
  /** All that a visit may load until the customer does something: also blocks under conditions. */
  readonly all: readonly string[];
}

/** The share of a screen in its documents. */
export interface HostedScreen {
  readonly chunks: ScreenChunks;
  /** HTML of the first frame by language and by the brand's id. */
  readonly frames: PerLanguage<{ readonly [brand: string]: string }>;
}

/** The content of `dist/published/host.json`, for the host and the size report alone. */
export interface HostedScreens {
  readonly screens: { readonly [id: string]: HostedScreen };
  /** For addresses of no screen: the page says so by itself. */
  readonly unknown: HostedScreen;
  /** Title of the page that stands there; none in what was published before there was one. */
  readonly unknownTitle?: PerLanguage<string>;
  /** Of a publication that staff alone see. */
  readonly stage?: StageNote;
}

/** The words on a publication that is staged. */
export interface StageNote {
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly reason: string;
  /** The build that it was made for, as `buildIdOf` names it. */
  readonly build: string;
}
