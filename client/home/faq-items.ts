export const faqItems = [
  {
    question: 'What counts as a historical artifact?',
    answer:
      'An object that people made, altered or used in the past, and that tells us something about them: a tool, a weapon, a vessel, a statue, a letter. It need not be precious or very old. What makes it evidence is its story: when it was made, where it was found, and together with what.',
  },
  {
    question: 'Why do artifacts matter?',
    answer:
      'Texts record what a few people chose to write down, and for most of the human past there are none. Artifacts speak for everyone else. A cooking pot shows what was eaten, a trade weight who dealt with whom, a worn doorstep how many came. They also let us check the written word, and sometimes correct it.',
  },
  {
    question: 'Where are artifacts found?',
    answer:
      'Most come out of the ground: from settlements, graves, temples, workshops and rubbish heaps, in planned excavations or by chance, when a field is ploughed or a road is built. Shipwrecks, caves, bogs, deserts and ice preserve what rots elsewhere. Others were never lost, and came down to us in treasuries, libraries and families. Whoever finds something should leave it in place and tell the authorities, because its surroundings say as much as the object.',
  },
  {
    question: 'How do museums protect artifacts?',
    answer:
      'By slowing decay down. Light is kept low for textiles and paper, temperature and humidity are held steady, and cases keep out dust, insects and hands. Conservators clean and repair with methods that can be undone, and record each step. Every object has a number, photographs and a file with its history; stores, alarms and plans for fire and flood guard what is not on view, which is most of a collection.',
  },
  {
    question: 'Is private ownership of artifacts allowed?',
    answer:
      "It depends on the country and on the object's past. Many states own whatever is found in their soil, and many forbid export without a licence; others let finders or landowners keep some finds, often after reporting them. The UNESCO Convention of 1970 set the standard against illicit trade. Before buying, ask for proof of where a piece has been and of its lawful export, and if it is missing, walk away. This is general information and not legal advice.",
  },
];
