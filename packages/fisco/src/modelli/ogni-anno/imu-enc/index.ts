import { e, numero, o, oltre, presente, somma, uguale } from '../../../engine/index.ts';
import { annota, type Controllo, inserisce, type QuadroScheda, rigo, type Scheda } from '../../scheda.ts';
import { controlliImmobile, countIndicati, unoManca } from '../imu/controlli.ts';
import { cognome, comune, contribuente, domicilio, rigoComune, rigoFirma } from '../imu/fr.ts';
import { cariche, caselleNascita, caselleRecapiti, rigoDomicilio, sessi } from '../imu/persone.ts';
import * as q from './quadri.ts';

/** Frontespizio, in the order of record B of the file. */
const frontespizio: QuadroScheda = {
  codice: 'FR',
  titolo: 'Frontespizio',
  titoloBreve: 'Frontespizio',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'I campi sono quelli del tracciato del 24/4/2024; la numerazione delle caselle è interna.',
  dipendeDa: [],
  sezioni: [
    { titolo: 'Destinatario', righi: [rigoComune] },
    {
      titolo: 'Ente',
      righi: [
        rigo(2, 'Ente', [
          inserisce(1, 'Codice fiscale', contribuente, { tipo: 'codiceFiscale' }),
          inserisce(2, 'Denominazione', cognome, { tipo: 'testo', lunghezza: 60 }),
          ...caselleRecapiti(9, true),
        ]),
        rigoDomicilio(5, 'Domicilio fiscale', domicilio),
      ],
    },
    {
      titolo: 'Rappresentante',
      righi: [
        rigo(6, 'Rappresentante', [
          annota(1, 'Codice fiscale', 'codiceFiscale'),
          annota(2, 'Carica', 'codice', { opzioni: cariche }),
          annota(3, 'Cognome', 'testo', { lunghezza: 24 }),
          annota(4, 'Nome', 'testo', { lunghezza: 20 }),
          annota(5, 'Sesso', 'codice', { opzioni: sessi }),
          annota(6, 'Data di nascita', 'data'),
          ...caselleNascita(7),
          ...caselleRecapiti(9, false),
          annota(11, 'Codice fiscale della società o ente dichiarante', 'testo', { lunghezza: 11 }),
        ]),
        rigo(7, 'Residenza all’estero', [
          annota(1, 'Residenza all’estero', 'barrata'),
          annota(2, 'Codice Stato estero', 'testo', { lunghezza: 3 }),
          annota(3, 'Stato federato, provincia, contea', 'testo', { lunghezza: 24 }),
          annota(4, 'Località', 'testo', { lunghezza: 24 }),
          annota(5, 'Indirizzo', 'testo', { lunghezza: 35 }),
        ]),
      ],
    },
    { titolo: 'Annotazioni e firma', righi: [rigoFirma([1, 3])] },
  ],
};

const quantiA = countIndicati(q.immobileA.caratteristica);
const quantiB = countIndicati(q.immobileB.caratteristica);
const controlli: readonly Controllo[] = [
  {
    codice: 'FRONTESPIZIO_INCOMPLETO',
    livello: 'bloccante',
    quando: unoManca(
      comune,
      contribuente,
      cognome,
      domicilio.indirizzo,
      domicilio.comune,
      domicilio.provincia,
    ),
    dato: comune,
    frase: 'Servono comune degli immobili, codice fiscale e denominazione dell’ente, e il domicilio fiscale.',
  },
  {
    codice: 'NESSUN_IMMOBILE',
    livello: 'bloccante',
    quando: e(uguale(quantiA, numero(0)), uguale(quantiB, numero(0))),
    dato: q.immobileA.caratteristica,
    frase: 'Indicare almeno un immobile, nel quadro A o nel quadro B.',
  },
  ...controlliImmobile('QUADRO_A', q.immobileA),
  {
    codice: 'CREDITO_SUPERATO',
    livello: 'bloccante',
    quando: oltre(somma(q.rimborso, q.compensazione), q.credito),
    dato: q.rimborso,
    frase: 'Rimborso e compensazione insieme superano il credito.',
  },
  {
    codice: 'DOVUTA_MANCANTE',
    livello: 'discordanza',
    quando: e(o(presente(q.versate)), unoManca(q.dovuta)),
    dato: q.dovuta,
    frase: 'Ci sono rate versate ma non l’IMU dovuta.',
  },
];

/** The IMU declaration of an ente non commerciale for a fiscal year. */
export const makeImuEnc = (anno: number): Scheda => ({
  anno,
  codice: 'imu-enc',
  titolo: `Dichiarazione IMU ENC ${anno}`,
  versione: `${anno}.1`,
  quadri: [frontespizio, q.quadroA, q.quadroB, q.quadroC, q.quadroD],
  anagrafica: { codiceFiscale: 'FR2.1', denominazione: 'FR2.2' },
  controlli,
});
