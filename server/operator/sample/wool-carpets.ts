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
    facts: { period: ['Iron Age'], material: ['Wool'] },
    historicalContext:
      'The carpet lay in the frozen grave of a nomad chief, who was buried with a woman, horses, a wagon and a great felt hanging. Water that seeped in after robbers had opened the barrow turned to ice and kept wool, wood and leather for more than two thousand years.\n\nIt is the oldest pile carpet known that is nearly complete, and its even work shows that the craft was already old. Its riders have been compared with the reliefs of the Persian Empire at Persepolis, and Rudenko held the carpet to be Persian. Others think of Central Asia or of a workshop nearer to the Altai. The date of the barrow is debated as well.',
    description:
      'A nearly square carpet of wool, 183 × 200 cm, with about 3,600 symmetrical knots to the square decimetre, more than a million in all. Twenty-four squares, each with a cross of four stylised lotus buds, fill the field. Around them run a border of griffins, one of twenty-four spotted fallow deer and, wider than the rest, one of twenty-eight horsemen, some mounted and some on foot beside their horses. Griffins return at the edge. Reds, dark blues and greens have faded, and parts of the carpet are lost.',
    imageAlt:
      'A nearly square carpet of deep red wool, worn, with a torn lower left corner and two holes. Twenty-four small squares with star-like blossoms fill the middle; around them run golden griffins, cream deer with red spots and orange antlers, a blue-green band of lozenges, cream horses whose riders sit on blue saddlecloths, and again golden griffins along the edge.',
    sources: [
      'State Hermitage Museum, 1687-93',
      'S. I. Rudenko, Frozen Tombs of Siberia: The Pazyryk Burials of Iron Age Horsemen (1970)',
    ],
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
    facts: {
      culture: ['Islamic', 'Persian'],
      period: ['Safavid period'],
      material: ['Wool', 'Silk'],
    },
    historicalContext:
      'Shaykh Safi al-Din, who died in 1334, led a Sufi order, and his descendants became shahs of Iran. Shah Tahmasp enlarged the shrine at the shaykh’s tomb, and it is generally thought that two matching carpets were made for it. Where they were woven is not known; Tabriz has been proposed most often.\n\nA panel woven into one end holds a couplet by the poet Hafiz, the date and the name of Maqsud Kashani, who was in charge of the work. When the shrine had sold the worn carpets, the one was repaired with parts of the other, the rest of which is now in Los Angeles. William Morris urged the museum to buy the restored carpet, and it did so in 1893.',
    description:
      'A carpet of about 10.5 × 5.3 m in knotted wool on a foundation of silk, with some 26 million knots. A yellow sunburst medallion, ringed by pointed ovals, lies on dark blue that is filled with scrolling stems and blossoms; a quarter of the same design stands in each corner. From the medallion two lamps of unequal size seem to hang. Some see in this a correction for perspective, so that both look equal from one end of the carpet; others doubt that this was meant. Cartouches fill the broad border.',
    imageAlt:
      'A long upright carpet with a dark blue field, fringed at both ends. A round yellow medallion with a green centre and a ring of red, green and cream leaves lies in the middle, quarters of it fill the corners, and an orange lamp hangs from it at the top and a larger one at the bottom, amid thin flowering stems. Red cartouches and pale stars alternate in the dark border.',
    sources: ['Victoria and Albert Museum, 272-1893', 'R. Stead, The Ardabil Carpets (1974)'],
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
    discoveredBy: 'Unknown; published by Vivi Sylwan, 1924',
    presentLocation: 'Swedish History Museum, Stockholm',
    facts: { culture: ['Islamic', 'Anatolian'], material: ['Wool'] },
    historicalContext:
      'How a rug from Anatolia came to a country church in the north of Sweden is not recorded; trade and gifts both carried such pieces to Europe. The inventories of the church do not mention it. When Vivi Sylwan published it in 1924 it still belonged to the parish; the museum acquired it a year later.\n\nRugs with animals appear in Italian and Flemish paintings, in Italy from the 14th century on, but hardly any real ones have survived to compare with them. The nearest are the rug with a dragon and a phoenix in Berlin, one that the Metropolitan Museum of Art acquired in 1990, and fragments found in Egypt. A radiocarbon test points to the years between 1300 and 1420.',
    description:
      'A wool pile rug, about 1.5 m long and a little more than 1 m wide; the published measures differ. It was cut in two at some time, and a strip of Nordic double weave from the Middle Ages had been sewn to one of the halves. Each half holds an octagon with a light ground and, in it, a pair of angular red birds beside a tree. All outlines go in steps, as coarse knots demand, so that birds and tree come close to geometrical signs.',
    imageAlt:
      'An upright wool rug, sewn together across the middle with coarse pale stitches. Each half shows a cream octagon with a blue frame on a golden ground, and in it two angular red birds that turn their backs on a straight green tree. A dark red border with cream hooks surrounds both; there are fringes at both ends and a small hole at the lower left.',
    sources: [
      'Swedish History Museum, SHM 17786',
      'V. Sylwan, En orientalisk matta, in Fornvännen 19 (1924)',
    ],
    addedBy: 'sample-ingrid',
    likedBy: ['sample-kalena', 'sample-beatriz', 'sample-arash'],
  },
  {
    slug: 'seljuk-carpet-of-konya',
    artifactName: 'Seljuk Carpet of Konya',
    artifactType: 'WOOL_CARPET',
    createdAt: '13th century AD, Seljuk Anatolia',
    discoveredAt: 'Alaeddin Mosque, Konya, Turkey',
    discoveredBy: 'Julius Harry Löytved, German consul in Konya, about 1905',
    presentLocation: 'Museum of Turkish and Islamic Arts, Istanbul',
    facts: { culture: ['Islamic', 'Anatolian', 'Seljuk'], material: ['Wool'] },
    historicalContext:
      'A small group of worn carpets on the floor of Konya’s great mosque turned out to be the oldest large pile carpets of Turkey. Konya was the capital of the Seljuk sultans, and the size of the pieces points to a court workshop, though no document names one. They are usually dated to the 13th century. Some scholars would place part of the group later, because one of the patterns resembles Chinese silks of about 1300.\n\nMarco Polo, who passed through Anatolia about 1271, praised the carpets made there as the best in the world. F. R. Martin included the finds in his history of oriental carpets of 1908. A few related pieces have since come to light in Beyşehir, and as fragments in Egypt.',
    description:
      'A carpet of wool throughout, with symmetrical knots. Rows of small hooked motifs in one shade of red upon another fill the field; nothing marks its centre, and the rows might go on for ever beneath the border. The border is of quite another scale. Strong upright forms in two blues are derived from Kufic script, but can no longer be read. This contrast of a small, quiet pattern and a large, heavy frame is common to most of the group. Large parts are worn to the foundation.',
    imageAlt:
      'A wide carpet with a dark blue border of light blue, arrow-headed uprights that look like angular script, and an orange hooked octagon in the corners. The red field holds five staggered rows of small hooked stars in a lighter red. Three patches are worn to the brown ground, and the lower right corner is folded over and shows the plain back.',
    sources: [
      'Museum of Turkish and Islamic Arts, Istanbul, carpets from the Alaeddin Mosque in Konya',
      'K. Erdmann, Seven Hundred Years of Oriental Carpets (1970)',
    ],
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
    facts: { culture: ['Chinese'], period: ['Tang dynasty'], material: ['Wool', 'Felt'] },
    historicalContext:
      'After the death of Emperor Shōmu in AD 756 his widow, Empress Kōmyō, offered his treasures to the Great Buddha of Tōdai-ji. They were kept in a log-built store that still stands, and lie today in modern buildings nearby. Among them are some thirty felt rugs with flowers, which reached Japan by sea.\n\nThey are generally held to be Chinese work, since their flowers are those of Tang art. Cloth labels on two felts of the store are written in the manner of Silla in Korea. Some conclude that felts were made there, others that Silla only traded in them. A study published in 2020 likened the wool to that of sheep of arid regions such as Central Asia, and thought of makers in Central Asia and China.',
    description:
      'A mat of white wool felt, not woven. Flower shapes of dyed wool, blue, brown and green, were pressed and fulled together with the ground, so that the pattern is part of the felt. Great blossoms fill the middle, and smaller sprays surround them. The petals are shaded in steps from dark to light, a device that Tang ornament uses on many materials. The larger mats are well over two metres long. The fibre was once taken for goat hair; an examination in 2015 showed that it is sheep’s wool.',
    imageAlt:
      'An oblong felt mat of creamy white wool with soft, wavy edges. A great blossom with eight blue petals before brown ones fills the middle, a smaller one with brown petals before blue ones stands on either side, and eight little brown flowers on green stems with leaves line the long edges.',
    sources: [
      'Shōsōin Treasure House, Nara, North Section 150 (kasen)',
      'R. Hayashi, The Silk Road and the Shoso-in (1975)',
    ],
    addedBy: 'sample-priya',
    likedBy: [],
  },
];
