import type { Years } from '../../database/years';
import { wordsOf } from '../artifacts/search/words';

/** A period with the years that a published source gives it. */
interface Period extends Years {
  /** Each name as words, without regard to case. */
  names: readonly (readonly string[])[];
}

const period = (from: number, to: number, ...names: string[]): Period => ({
  from,
  to,
  names: names.map(wordsOf),
});

/**
 * Periods whose name says the years, wherever the artifact was made. The Bronze Age and the Iron Age are not
 * among them: their years differ by region.
 */
const PERIODS: readonly Period[] = [
  // I. Shaw (ed.), The Oxford History of Ancient Egypt, 2000: chronology.
  period(-2686, -2160, 'Old Kingdom'),
  period(-2160, -2055, 'First Intermediate Period'),
  period(-2055, -1650, 'Middle Kingdom'),
  period(-1650, -1550, 'Second Intermediate Period'),
  period(-1550, -1069, 'New Kingdom'),
  period(-1069, -664, 'Third Intermediate Period'),
  period(-332, -30, 'Ptolemaic', 'Ptolemaic Period', 'Ptolemaic Egypt'),
  // The Metropolitan Museum of Art, Heilbrunn Timeline of Art History: titles of its essays.
  period(-5500, -4000, 'Ubaid', 'Ubaid Period'),
  period(-2350, -2150, 'Akkadian', 'Akkadian Period'),
  period(-2004, -1595, 'Old Babylonian', 'Old Babylonian Period'),
  period(-1365, -609, 'Assyria', 'Assyrian'),
  period(-550, -330, 'Achaemenid', 'Achaemenid Empire', 'Achaemenid Persian Empire'),
  period(-247, 224, 'Parthian', 'Parthian Empire'),
  period(224, 651, 'Sasanian', 'Sasanian Empire', 'Sassanid', 'Sassanian'),
  period(-900, -700, 'Geometric Period', 'Geometric Greece'),
  period(-480, -323, 'Classical Greece', 'Classical Period'),
  period(-323, -31, 'Hellenistic', 'Hellenistic Age', 'Hellenistic Period'),
  period(-509, -27, 'Roman Republic'),
  period(330, 1453, 'Byzantine', 'Byzantium', 'Byzantine Empire'),
  period(661, 750, 'Umayyad', 'Umayyad Period'),
  period(750, 1258, 'Abbasid', 'Abbasid Period'),
  period(909, 1171, 'Fatimid', 'Fatimid Period'),
  period(1250, 1517, 'Mamluk', 'Mamluk Period'),
  period(-10_500, -300, 'Jomon', 'Jomon Period'),
  period(-300, 300, 'Yayoi', 'Yayoi Period'),
  period(300, 710, 'Kofun', 'Kofun Period'),
  period(794, 1185, 'Heian', 'Heian Period'),
  period(1392, 1573, 'Muromachi', 'Muromachi Period'),
  period(1573, 1615, 'Momoyama', 'Momoyama Period'),
  period(1615, 1868, 'Edo Period'),
  period(-323, -185, 'Maurya', 'Mauryan', 'Mauryan Empire'),
  // The Metropolitan Museum of Art, Heilbrunn Timeline of Art History: list of the rulers of China.
  period(-1600, -1046, 'Shang', 'Shang Dynasty'),
  period(-1046, -256, 'Zhou', 'Zhou Dynasty'),
  period(-221, -206, 'Qin', 'Qin Dynasty'),
  period(-206, 220, 'Han Dynasty'),
  period(618, 907, 'Tang', 'Tang Dynasty'),
  period(960, 1279, 'Song Dynasty'),
  period(1271, 1368, 'Yuan Dynasty'),
  period(1368, 1644, 'Ming', 'Ming Dynasty'),
  period(1644, 1911, 'Qing', 'Qing Dynasty'),
  // Encyclopaedia Britannica, "Roman Empire", "Maya" and "Victorian era".
  period(-27, 476, 'Roman Empire', 'Imperial Rome'),
  period(250, 900, 'Classic Maya', 'Maya Classic', 'Classic Period'),
  period(1837, 1901, 'Victorian', 'Victorian Era'),
  // The New Cambridge Medieval History, 1995–2005: about 500 to about 1500.
  period(500, 1500, 'Middle Ages', 'Medieval', 'Mediaeval'),
  // Historic England, list of periods: early medieval.
  period(410, 1066, 'Anglo-Saxon'),
  // National Museum of Denmark, Prehistoric period.
  period(800, 1050, 'Viking Age', 'Viking'),
  // Oxford English Dictionary, "Renaissance": the 14th to 16th centuries.
  period(1300, 1600, 'Renaissance'),
];

/** A period that a text names, and the other words of the text. */
export interface NamedPeriod extends Years {
  otherWords: string[];
}

/** The period with the longest name among the words of a text; null without any. */
export function periodIn(words: readonly string[]): NamedPeriod | null {
  let found: NamedPeriod | null = null;
  for (const { from, to, names } of PERIODS) {
    for (const name of names) {
      const start = words.findIndex((_, at) => name.every((word, nth) => words[at + nth] === word));
      const otherWords = words.toSpliced(start, name.length);
      if (start === -1 || (found && found.otherWords.length <= otherWords.length)) continue;
      found = { from, to, otherWords };
    }
  }
  return found;
}
