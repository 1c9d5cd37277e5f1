import { readFileSync } from 'node:fs';

/** The text of a file in UTF-8 or, when it is not that, in Windows-1252. */
export function readTesto(file: string): string {
  const byte = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(byte);
  } catch {
    return new TextDecoder('windows-1252').decode(byte);
  }
}

function splitRighe(testo: string, separatore: string): string[][] {
  const righe: string[][] = [];
  let celle: string[] = [];
  let cella = '';
  let dentro = false;
  for (let posto = 0; posto < testo.length; posto += 1) {
    const segno = testo.charAt(posto);
    if (dentro) {
      if (segno !== '"') cella += segno;
      else if (testo.charAt(posto + 1) === '"') {
        cella += '"';
        posto += 1;
      } else dentro = false;
    } else if (segno === '"' && cella === '') dentro = true;
    else if (segno === separatore || segno === '\n') {
      celle.push(cella.replace(/\r$/, ''));
      cella = '';
      if (segno === '\n') {
        righe.push(celle);
        celle = [];
      }
    } else cella += segno;
  }
  if (cella !== '' || celle.length > 0) righe.push([...celle, cella.replace(/\r$/, '')]);
  return righe.filter((riga) => riga.some((valore) => valore.trim() !== ''));
}

/** The rows of a CSV by the names of its first line; separator ; or , (the one its first line has more of); lines that begin with # are comments. */
export function readCsv(testo: string): Record<string, string>[] {
  const pulito = testo.replace(/^\uFEFF/, '').replace(/^(#.*\r?\n)+/, '');
  const prima = pulito.slice(0, pulito.indexOf('\n'));
  const separatore = prima.split(';').length >= prima.split(',').length ? ';' : ',';
  const [nomi = [], ...righe] = splitRighe(pulito, separatore);
  return righe.map((riga) =>
    Object.fromEntries(nomi.map((nome, indice) => [nome.trim(), riga[indice] ?? ''])),
  );
}
