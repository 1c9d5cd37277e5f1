import { computeRuoloGenerico, statoDichiarazione, type VistaStatistica } from '@quadra/contract';
import type { Vista } from './statistica.rules.ts';

const generi = { da: 'genere', nomi: ['Comprati', 'Usati', 'Scaduti'] } as const;
const mesi = Array.from({ length: 12 }, (_, posto) =>
  new Intl.DateTimeFormat('it-IT', { month: 'long' }).format(new Date(2026, posto, 1)),
);
/** «0 1»: the type of the user and the profile of his studio. */
const nameRuolo = (voce: string): string => {
  const [tipo = '', profilo = ''] = voce.split(' ');
  return computeRuoloGenerico({
    tipologiaUtente: Number(tipo),
    tipoProfiloCliente: profilo === '' ? null : Number(profilo),
  });
};
const nameMese = (voce: string): string => mesi[Number(voce) - 1] ?? voce;

/** What each view shows: another table is a line here, and a column of its base. */
export const viste: Readonly<Record<VistaStatistica, Vista>> = {
  dichiarazioni: {
    misura: 'Dichiarazioni iniziate',
    tavole: [
      {
        titolo: 'Per tipo',
        testata: 'Tipo',
        voce: 'tipo',
        colonne: { da: 'stato', nomi: statoDichiarazione },
      },
      { titolo: 'Per stato telematico', testata: 'Stato telematico', voce: 'telematico' },
      { titolo: 'Per anno fiscale', testata: 'Anno', voce: 'fiscale' },
      {
        titolo: 'Per studio',
        testata: 'Studio',
        voce: 'studio',
        colonne: { da: 'stato', nomi: statoDichiarazione },
      },
    ],
  },
  gestori: {
    misura: 'Crediti venduti',
    serie: 'Crediti venduti',
    tavole: [
      {
        ...{ titolo: 'Per gestore', testata: 'Gestore', voce: 'gestore' },
        colonne: { da: 'misura', nomi: ['Studi', 'Utenti', 'Dichiarazioni', 'Crediti venduti'] },
      },
    ],
  },
  clienti: {
    misura: 'Clienti entrati',
    tavole: [
      {
        ...{ titolo: 'Per profilo', testata: 'Profilo', voce: 'profilo' },
        colonne: { da: 'stato', nomi: ['Attivo', 'Archiviato'] },
      },
      {
        ...{ titolo: 'Per natura', testata: 'Natura', voce: 'natura' },
        colonne: { da: 'stato', nomi: ['Attivo', 'Archiviato'] },
      },
      {
        titolo: 'Per studio',
        testata: 'Studio',
        voce: 'studio',
        colonne: { da: 'stato', nomi: ['Attivo', 'Archiviato'] },
      },
    ],
  },
  utenti: {
    misura: 'Utenti per ultimo accesso',
    tavole: [
      {
        ...{ titolo: 'Per ruolo', testata: 'Ruolo', voce: 'ruolo', nome: nameRuolo },
        colonne: { da: 'stato', nomi: ['Attivo', 'Disattivato'] },
      },
      {
        ...{ titolo: 'Per ultimo accesso', testata: 'Ultimo accesso', voce: 'accesso' },
        ordine: ['Negli ultimi 30 giorni', 'Da 31 a 90 giorni fa', 'Oltre 90 giorni fa', 'Mai entrato'],
      },
    ],
  },
  crediti: {
    misura: 'Crediti usati',
    serie: 'Usati',
    tavole: [
      {
        titolo: 'Per mese',
        testata: 'Mese',
        voce: 'mese_voce',
        nome: nameMese,
        ordine: mesi,
        colonne: generi,
      },
      { titolo: 'Per tipo di movimento', testata: 'Tipo', voce: 'tipo', colonne: generi },
      { titolo: 'Per studio', testata: 'Studio', voce: 'studio', colonne: generi },
    ],
  },
};
