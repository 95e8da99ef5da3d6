#!/usr/bin/env bash
# npm run fonts: writes the fonts of client/fonts from Fontsource's: the letters and weights that nearly
# every page needs. client/fonts/faces.css states the same ranges. Other letters come from Fontsource's
# own files. Needs Debian's fonttools and python3-brotli.
set -euo pipefail
cd "$(dirname "$0")/.."

# Letters of Western European languages, with the punctuation that the site uses.
latin=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329
latin+=,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD
# The letters of most other languages in Latin script, such as ō, ł and ş.
latin_extended_a=U+0100-0130,U+0132-0151,U+0154-017F

whole=$(mktemp)
trap 'rm -f "$whole"' EXIT

# Arguments: family, Fontsource's subset, weights, ranges of Unicode, name of our subset.
subset() {
  fonttools varLib.instancer --quiet --output "$whole" \
    "node_modules/@fontsource-variable/$1/files/$1-$2-wght-normal.woff2" "wght=$3"
  # The font gets no name, because the Open Font License reserves some names for the original.
  # It keeps the copyright notice and the licence (0, 13 and 14).
  pyftsubset "$whole" --unicodes="$4" --name-IDs=0,13,14 --layout-features='*' --flavor=woff2 \
    --output-file="client/fonts/$1-$5.woff2"
}

subset fraunces latin 600 "$latin" latin
subset fraunces latin-ext 600 "$latin_extended_a" latin-extended-a
subset source-sans-3 latin 400:600 "$latin" latin
subset source-sans-3 latin-ext 400:600 "$latin_extended_a" latin-extended-a
