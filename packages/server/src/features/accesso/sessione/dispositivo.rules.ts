/** Order matters: every browser says it is also the one it descends from. */
const programmi: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const sistemi: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const findNome = (elenco: typeof programmi, agente: string) =>
  elenco.find(([segno]) => segno.test(agente))?.[1];

/** The User-Agent of a session in words: "Firefox su Windows". What is no browser is a program. */
export function describeDispositivo(agente: string): string {
  const programma = findNome(programmi, agente);
  const sistema = findNome(sistemi, agente);
  if (programma === undefined) return sistema === undefined ? 'Programma' : `Programma su ${sistema}`;
  return sistema === undefined ? programma : `${programma} su ${sistema}`;
}
