const IMAGES = 'https://org.example.com/img/themes/portal';

const sizes = (name: string, [large, medium, small]: readonly [string, string, string]) => ({
  largeUrl: `${IMAGES}/${name}_${large}.png`,
  mediumUrl: `${IMAGES}/${name}_${medium}.png`,
  smallUrl: `${IMAGES}/${name}_${small}.png`,
});

/** The theme of the org. */
export const THEME = {
  brandColor: '#0176D3',
  brandImage: sizes('logo', ['3x', '2x', '1x']),
  defaultGroupBanner: { fullSizeUrl: `${IMAGES}/group.png` },
  defaultGroupImage: sizes('group', ['200', '160', '96']),
  defaultPageBanner: { fullSizeUrl: `${IMAGES}/page.png` },
  defaultUserBanner: { fullSizeUrl: `${IMAGES}/user.png` },
  defaultUserImage: sizes('user', ['200', '160', '96']),
  density: 'ViewOne',
  headerColor: '#FFFFFF',
  linkColor: '#0176D3',
  pageColor: '#B0C4DF',
} as const;
