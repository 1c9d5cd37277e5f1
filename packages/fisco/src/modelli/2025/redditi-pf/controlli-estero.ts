import { codice, e, non, o, oltre, presente, somma, uguale, zeroEuro } from '../../../engine/index.ts';
import { detrazioneIvie } from '../../../parametri/finanza.ts';
import * as r from '../../../regole/attivita-estere.ts';
import type { Controllo } from '../../scheda.ts';

const MODELLO = 'Istruzioni Redditi PF 2023-2026, fascicolo 2, quadro RW';
const make = (
  nome: string,
  dato: Controllo['dato'],
  quando: Controllo['quando'],
  frase: string,
  fonte = MODELLO,
): Controllo => ({ codice: nome, livello: 'discordanza', raccolta: r.attivita, dato, quando, frase, fonte });
const isTipo = (n: number) => uguale(r.tipoContribuente, codice(n));
const NUDA_PROPRIETA = 3;

/** RW: who only tells, and what does not go with what is told. */
export const controlliEstero: readonly Controllo[] = [
  make(
    'DETRAZIONE_IVIE',
    r.detrazione,
    e(oltre(r.detrazione, zeroEuro), non(r.isPrincipale)),
    'La detrazione di 200 euro è dell’abitazione principale: codice 19.',
  ),
  make(
    'DETRAZIONE_IVIE_OLTRE',
    r.detrazione,
    oltre(r.detrazione, detrazioneIvie),
    'La detrazione IVIE non supera 200 euro l’anno.',
  ),
  make(
    'CREDITO_ESTERO_OLTRE',
    r.creditoEstero,
    oltre(r.creditoEstero, somma(r.ivafe, r.ivie, r.cripto)),
    'Il credito per l’imposta pagata all’estero non supera l’imposta del rigo.',
  ),
  make(
    'DELEGATO_CON_IMPOSTA',
    r.tipoContribuente,
    e(isTipo(1), r.isTassato),
    'Il delegato al conto non paga l’IVAFE: barrare «Solo monitoraggio».',
  ),
  make(
    'NUDA_PROPRIETA_CON_IVIE',
    r.titoloPossesso,
    e(uguale(r.titoloPossesso, codice(NUDA_PROPRIETA)), o(r.isImmobile, r.isPrincipale), r.isTassato),
    'L’IVIE è di chi ha l’usufrutto: il nudo proprietario barra «Solo monitoraggio».',
    'D.L. 201/2011, art. 19, c. 14',
  ),
  make(
    'TITOLARE_SENZA_QUOTA',
    r.tipoContribuente,
    e(isTipo(2), non(presente(r.partecipazione))),
    'Il titolare effettivo indica la sua quota di partecipazione.',
  ),
  make(
    'QUOTA_SENZA_TITOLARE',
    r.partecipazione,
    e(presente(r.partecipazione), non(isTipo(2))),
    'La quota di partecipazione è del titolare effettivo: codice 2 nella colonna 2.',
  ),
];
