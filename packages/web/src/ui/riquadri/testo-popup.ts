const CARATTERI = 200;
const segmenti = new Intl.Segmenter('it', { granularity: 'grapheme' });

/** At most 200 characters, whole ones, then ' ...'. */
export function shortenTesto(testo: string): string {
  const caratteri = [...segmenti.segment(testo)];
  if (caratteri.length <= CARATTERI) return testo;
  return `${caratteri
    .slice(0, CARATTERI)
    .map(({ segment }) => segment)
    .join('')} ...`;
}

/** A name a file may have on every system. */
export function cleanNomeFile(nome: string): string {
  const pulito = nome
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 100);
  return `${pulito === '' ? 'testo' : pulito}.txt`;
}
