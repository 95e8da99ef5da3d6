export interface CivilizationCard {
  key: string;
  name: string;
  image: string;
  /** One line for the home page. */
  summary: string;
}

export const egypt: CivilizationCard = {
  key: 'egypt',
  name: 'Ancient Egypt',
  image: '/scenes/egypt.webp',
  summary: 'Three thousand years of kings, builders and scribes along the Nile.',
};

export const greece: CivilizationCard = {
  key: 'greece',
  name: 'Ancient Greece',
  image: '/scenes/greece.webp',
  summary: 'City-states, temples and painted vases around the Aegean.',
};

export const mesopotamia: CivilizationCard = {
  key: 'mesopotamia',
  name: 'Mesopotamia',
  image: '/scenes/mesopotamia.webp',
  summary: 'The first cities and the first writing, between the Tigris and the Euphrates.',
};

export const china: CivilizationCard = {
  key: 'china',
  name: 'Ancient China',
  image: '/scenes/china.webp',
  summary: 'Bronze, jade and silk, from the oracle bones of Shang to the empire of Han.',
};

/** What the home page shows of each; the descriptions come with their page. */
export const civilizationCards = [egypt, greece, mesopotamia, china];
