/** The one palette of the series: for every material its lit, middle and shaded tone and its ink. */
export const materials = {
  gold: { hi: '#fbe9a9', light: '#f0cb62', mid: '#d29f36', dark: '#8e5f1d', ink: '#54350f' },
  silver: { hi: '#fbf8f0', light: '#e2dfd6', mid: '#b5b1a8', dark: '#76716a', ink: '#3b3733' },
  bronze: { hi: '#c6cba4', light: '#94a180', mid: '#66785f', dark: '#3c4a3d', ink: '#232b22' },
  brown: { hi: '#d7b98a', light: '#b58a56', mid: '#87603a', dark: '#523720', ink: '#2f1e10' },
  copper: { hi: '#f0bf93', light: '#d59161', mid: '#ab643a', dark: '#6d3a20', ink: '#401f10' },
  iron: { hi: '#e4e1d8', light: '#b9b6ae', mid: '#86837c', dark: '#504d49', ink: '#292725' },
  lapis: { hi: '#7f9fd0', light: '#4a6fae', mid: '#2c4c88', dark: '#182d5a', ink: '#0f1c3a' },
  alabaster: { hi: '#fffaf0', light: '#f6e8cf', mid: '#e3c9a0', dark: '#b08d60', ink: '#654a2c' },
  marble: { hi: '#fffdf7', light: '#f1e9da', mid: '#d5c8b2', dark: '#9c8d76', ink: '#524636' },
  clay: { hi: '#edc9a0', light: '#d8a676', mid: '#b87e50', dark: '#7d4f2e', ink: '#472a16' },
  earth: { hi: '#e3d2b4', light: '#c9b08a', mid: '#a38963', dark: '#6c573b', ink: '#3e301e' },
  basalt: { hi: '#8d8884', light: '#67625f', mid: '#484442', dark: '#292625', ink: '#161413' },
  papyrus: { hi: '#f6e6b8', light: '#e6cc8d', mid: '#cba860', dark: '#94733a', ink: '#533c1b' },
  bone: { hi: '#fcf3dc', light: '#efdfba', mid: '#d3bb8a', dark: '#98794a', ink: '#52401f' },
  jade: { hi: '#cfe6c4', light: '#8dbd92', mid: '#548d6b', dark: '#2d5c48', ink: '#183428' },
  wood: { hi: '#e2b97f', light: '#c8955a', mid: '#9d6a38', dark: '#623c1d', ink: '#38200e' },
  linen: { hi: '#fffaf0', light: '#f3ead8', mid: '#dccfb5', dark: '#a89776', ink: '#5c4d35' },
  skin: { hi: '#dc9a6a', light: '#bd7347', mid: '#94512e', dark: '#5f301a', ink: '#371a0d' },
  ochre: { hi: '#f7dc9a', light: '#e5bd6a', mid: '#c4933f', dark: '#875f23', ink: '#4b3412' },
  madder: { hi: '#d9795c', light: '#b84a37', mid: '#8f2f28', dark: '#5b1b1a', ink: '#330f0f' },
  indigo: { hi: '#6d83a3', light: '#47608a', mid: '#2d4266', dark: '#1a2842', ink: '#101a2b' },
  stone: { hi: '#dccfb8', light: '#bfae92', mid: '#968569', dark: '#615441', ink: '#362d22' },
};

/** The pen's ink where no material decides. */
export const INK = '#3a2a1a';
