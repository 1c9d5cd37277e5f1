import { testiClient } from '@quadra/contract';
import { formatIntero } from '../formato/formato.ts';

/** Words of the outbox. */
export const messaggiPosta = {
  titolo: 'Posta',
  quanti: (totale: number) => (totale === 1 ? '1 messaggio' : `${formatIntero(totale)} messaggi`),
  siSpedisce: (
    quanti: string,
    {
      inAttesa,
      inviateOggi,
      errori,
      tornate,
    }: Record<'inAttesa' | 'inviateOggi' | 'errori' | 'tornate', number>,
  ) =>
    [
      quanti,
      `in attesa ${formatIntero(inAttesa)}`,
      `inviate oggi ${formatIntero(inviateOggi)}`,
      ...(errori > 0 ? [`ferme dopo 5 tentativi ${formatIntero(errori)}`] : []),
      ...(tornate > 0 ? [`tornate indietro ${formatIntero(tornate)}`] : []),
    ].join(', '),
  nonSiSpedisce: (quanti: string) => `${quanti}: nessun server di posta configurato, restano qui`,
  inAttesa: 'In attesa',
  nonSpedita: 'In Posta, non spedita',
  inviata: 'Inviata',
  errore: 'Errore',
  cc: 'Cc',
  allegati: 'Allegati',
  tentativi: (quanti: number) => (quanti === 1 ? '1 tentativo' : `${formatIntero(quanti)} tentativi`),
  motivo: (errore: string, quanti: string) => `${errore}, ${quanti}.`,
  prossimo: (quando: string) => `Si riprova ${quando}.`,
  inviataIl: (quando: string) => `Il server l’ha presa in carico il ${quando}.`,
  delDestinatario: 'Il testo è del destinatario: si legge qui solo dove nessun server spedisce la posta.',
  riprova: 'Riprova',
  spedisci: 'Spedisci',
  riprovaTutte: (quante: number) =>
    quante === 1 ? 'Riprova quella ferma' : `Riprova le ${formatIntero(quante)} ferme`,
  rimesse: (quante: number) =>
    quante === 1 ? '1 messaggio rimesso in coda.' : `${formatIntero(quante)} messaggi rimessi in coda.`,
  scaricaAllegato: (nome: string) => `Scarica ${nome}`,
  destinatario: 'Destinatario',
  oggetto: 'Oggetto',
  stato: 'Stato',
  creata: 'Creata il',
  nessuno: 'Nessun messaggio',
  nessunoTesto: 'I messaggi in uscita compaiono qui.',
  nessunoConFiltri: 'Nessun messaggio con questi filtri',
  scegliere: 'Scegliere un messaggio per leggerlo.',
  lettura: 'Messaggio scelto',
  nonAutorizzato: testiClient.NON_AUTORIZZATO,
  a: 'A',
} as const;
