/**
 * Fallback fonts that are shown while a web font loads: a font of the visitor's machine, scaled to the
 * metrics of the web font, so that no line breaks elsewhere when it loads. `size-adjust` is the
 * ratio of the two fonts' average advance in English text; the overrides are the face's own ascent
 * and descent (Source Sans 3: 1.024 and 0.4, Fraunces: 0.978 and 0.255) divided by it.
 */
export const standInFaces = `
  @font-face {
    font-family: 'Source Sans 3 Stand-in';
    font-weight: 100 500;
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 93.05%;
    ascent-override: 110.05%;
    descent-override: 42.99%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Source Sans 3 Stand-in';
    font-weight: 501 900;
    src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
    size-adjust: 88.97%;
    ascent-override: 115.1%;
    descent-override: 44.96%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Stand-in';
    font-weight: 100 900;
    src: local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Tinos Bold');
    size-adjust: 112.05%;
    ascent-override: 87.28%;
    descent-override: 22.76%;
    line-gap-override: 0%;
  }
`;
