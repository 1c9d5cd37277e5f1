import type { StatoLavoro } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

const stati: Record<StatoLavoro, string> = {
  'in coda': 'In coda',
  'in corso': 'In corso',
  riuscito: 'Riuscito',
  'riuscito con errori': 'Riuscito con errori',
  'non riuscito': 'Fallito',
  annullato: 'Annullato',
};

/** Words of the background jobs. */
export const messaggiLavori = {
  titolo: 'Lavori',
  pulsante: (vivi: number) =>
    vivi === 0 ? 'Lavori' : vivi === 1 ? 'Lavori: 1 in corso' : `Lavori: ${formatIntero(vivi)} in corso`,
  quanti: (totale: number) => (totale === 1 ? '1 lavoro' : `${formatIntero(totale)} lavori`),
  stato: (stato: StatoLavoro) => stati[stato],
  solo: (stato: StatoLavoro) => `Solo quelli con lo stato ${stati[stato]}.`,
  vediTutti: 'Vedi tutti',
  inAnnullamento: 'In annullamento',
  nessuno: 'Nessun lavoro',
  nessunoTesto:
    'Esportazioni, stampe e operazioni su molte dichiarazioni compaiono qui mentre procedono, e vi restano per sette giorni.',
  periodici: 'Lavori periodici',
  periodiciTesto: 'Ciò che la casa fa da sola, ogni quanto e com’è andata l’ultima volta.',
  ogni: (secondi: number) =>
    secondi < 60
      ? `ogni ${secondi === 1 ? 'secondo' : `${formatIntero(secondi)} s`}`
      : secondi < 3600
        ? `ogni ${formatIntero(Math.round(secondi / 60))} min`
        : secondi === 86_400
          ? 'ogni giorno'
          : `ogni ${formatIntero(Math.round(secondi / 3600))} ore`,
  cadenza: 'Cadenza',
  ultima: 'Ultima volta',
  durata: 'Durata',
  esitoGiro: 'Esito',
  prossima: 'Prossima',
  secondi: (ms: number) =>
    ms < 1000 ? `${formatIntero(ms)} ms` : `${formatIntero(Math.round(ms / 1000))} s`,
  fallitoDa: (quando: string | null) => (quando === null ? 'Fallito' : `Fallito, riuscito il ${quando}`),
  fatto: 'Fatto',
  mai: 'mai',
  lavoro: 'Lavoro',
  colonnaStato: 'Stato',
  avanzamento: 'Avanzamento',
  creato: 'Avviato il',
  azioni: 'Azioni',
  righe: (fatte: number, totale: number | null) =>
    totale === null
      ? `${formatIntero(fatte)} righe`
      : `${formatIntero(fatte)} di ${formatIntero(totale)} righe`,
  percento: (avanzamento: number) => `${avanzamento} %`,
  scartate: (quante: number) => (quante === 1 ? '1 scartata' : `${formatIntero(quante)} scartate`),
  restano: (secondi: number) =>
    secondi < 60 ? `circa ${Math.max(1, secondi)} s` : `circa ${formatIntero(Math.round(secondi / 60))} min`,
  annulla: 'Annulla',
  riprova: 'Riprova',
  scarica: 'Scarica esito',
  scaricaPeso: (byte: number) =>
    byte < 1_048_576
      ? `${formatIntero(Math.max(1, Math.round(byte / 1024)))} kB`
      : `${formatIntero(Math.round(byte / 1_048_576))} MB`,
  resoconto: 'Resoconto',
  vediResoconto: 'Vedi il resoconto',
  resocontoDi: (titolo: string) => `Resoconto: ${titolo}`,
  scaricaResoconto: 'Scarica resoconto',
  riga: 'Riga',
  esitoRiga: 'Esito',
  motivo: 'Motivo',
  esiti: { 'da fare': 'Da fare', riuscita: 'Riuscita', scartata: 'Scartata' },
  finoAl: (giorno: string) => `Disponibile fino al ${giorno}.`,
  tutti: 'Tutti i lavori',
  finito: (titolo: string) => `${titolo}: riuscito.`,
  finitoConErrori: (titolo: string, scartate: number) =>
    `${titolo}: ${scartate === 1 ? '1 riga scartata' : `${formatIntero(scartate)} righe scartate`}, vedere il resoconto.`,
  nonRiuscito: (titolo: string, errore: string) => `${titolo}: ${errore}`,
} as const;
