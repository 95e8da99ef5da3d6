import type { SampleArtifact } from './sample-artifact';

export const woolCarpets: readonly SampleArtifact[] = [
  {
    slug: 'pazyryk-carpet',
    artifactName: 'Pazyryk Carpet',
    artifactType: 'WOOL_CARPET',
    createdAt: '5th–3rd century BC, Iron Age',
    discoveredAt: 'Fifth barrow of Pazyryk, Altai Mountains, Russia',
    discoveredBy: 'Sergei Rudenko, 1949',
    presentLocation: 'State Hermitage Museum, Saint Petersburg',
    historicalContext:
      'The carpet lay in the frozen grave of a nomad chief; water that seeped in after robbers had opened it turned to ice and kept it for more than two thousand years. It is the oldest complete pile carpet known. Whether it was knotted in Persia, in Central Asia or nearer to the Altai is disputed.',
    description:
      'A nearly square carpet of 183 × 200 cm, with about 3,600 symmetrical knots to the square decimetre. Borders of horsemen, spotted deer and griffins surround a field of twenty-four squares.',
    addedBy: 'sample-gareth',
    likedBy: [
      'sample-anton',
      'sample-hana',
      'sample-priya',
      'sample-gareth',
      'sample-julian',
      'sample-siobhan',
      'sample-tomas',
      'sample-oluwaseun',
      'sample-beatriz',
      'sample-tariq',
      'sample-fatima',
    ],
  },
  {
    slug: 'ardabil-carpet',
    artifactName: 'Ardabil Carpet',
    artifactType: 'WOOL_CARPET',
    createdAt: 'AH 946 (AD 1539–1540), Safavid Iran',
    discoveredAt: 'Shrine of Shaykh Safi al-Din, Ardabil, Iran',
    discoveredBy: 'Never buried; sold by the shrine in the late 19th century',
    presentLocation: 'Victoria and Albert Museum, London',
    historicalContext:
      'A panel woven into one end holds a couplet, the date and the name of Maqsud Kashani, who was in charge of the work. It had a twin in the same shrine, parts of which went to repair it; the rest of that second carpet is in Los Angeles. William Morris urged the museum to buy it in 1893.',
    description:
      'A carpet of about 10.5 × 5.3 m in knotted wool on a foundation of silk, with some 26 million knots. A yellow sunburst medallion with pendants lies on dark blue, and from it two lamps of unequal size seem to hang.',
    addedBy: 'sample-leyla',
    likedBy: [
      'sample-oluwaseun',
      'sample-liang',
      'sample-hana',
      'sample-fatima',
      'sample-amara',
      'sample-anton',
      'sample-siobhan',
      'sample-nadia',
      'sample-ingrid',
      'sample-leyla',
    ],
  },
  {
    slug: 'marby-rug',
    artifactName: 'Marby Rug',
    artifactType: 'WOOL_CARPET',
    createdAt: 'c. 14th–15th century AD, Anatolia',
    discoveredAt: 'Marby church, Jämtland, Sweden',
    discoveredBy: 'Unknown; found in the church in 1925',
    presentLocation: 'Swedish History Museum, Stockholm',
    historicalContext:
      'How a rug from Anatolia came to a country church in the north of Sweden is not recorded; trade and gifts both carried such pieces to Europe. Animal rugs of this family appear in Italian and Flemish paintings of the 15th century. Hardly any real ones have survived to compare with them.',
    description:
      'A wool pile rug of about 145 × 109 cm, cut in two at some time and sewn together again. Each half holds an octagon with a pair of angular birds beside a tree.',
    addedBy: 'sample-ingrid',
    likedBy: ['sample-kalena', 'sample-beatriz', 'sample-arash'],
  },
  {
    slug: 'seljuk-carpet-of-konya',
    artifactName: 'Seljuk Carpet of Konya',
    artifactType: 'WOOL_CARPET',
    createdAt: '13th century AD, Seljuk Anatolia',
    discoveredAt: 'Alaeddin Mosque, Konya, Turkey',
    discoveredBy: 'Julius Harry Løytved, consul in Konya, 1905',
    presentLocation: 'Museum of Turkish and Islamic Arts, Istanbul',
    historicalContext:
      'A small group of worn carpets on the floor of Konya’s great mosque turned out to be the oldest large pile carpets of Turkey. Konya was the capital of the Seljuk sultans, and the size of the pieces points to a court workshop. Marco Polo, who passed through Anatolia about 1271, praised the carpets made there as the best in the world.',
    description:
      'A wool carpet with rows of small hooked motifs in one shade of red upon another. The broad border, in two blues, is made up of strong upright forms derived from Kufic script; large parts are worn to the foundation.',
    addedBy: 'sample-leyla',
    likedBy: ['sample-fatima'],
  },
  {
    slug: 'flower-felt-rug-of-the-shosoin',
    civilization: 'china',
    artifactName: 'Flower-Patterned Felt Rug of the Shōsōin',
    artifactType: 'WOOL_CARPET',
    createdAt: '8th century AD, Tang dynasty',
    discoveredAt: 'Tōdai-ji, Nara, Japan',
    discoveredBy: 'Never lost; kept in the temple’s treasure house since the 8th century',
    presentLocation: 'Shōsōin Repository, Nara',
    historicalContext:
      'After the death of Emperor Shōmu in AD 756 his treasures were offered to the Great Buddha of Tōdai-ji and kept in a log-built store that still stands. Among them are some thirty felt rugs with flowers, which reached Japan by sea. They are generally held to be Chinese work; the kingdom of Silla in Korea has been proposed as well.',
    description:
      'A thick mat of white wool felt into which flower shapes of dyed wool, blue, brown and green, were pressed and fulled together with the ground. Great blossoms fill the middle, and smaller sprays surround them.',
    addedBy: 'sample-priya',
    likedBy: [],
  },
];
