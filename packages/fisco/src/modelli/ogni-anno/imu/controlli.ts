import {
  codice,
  type Dato,
  e,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  presente,
  se,
  sommaDi,
  uguale,
} from '../../../engine/index.ts';
import type { Controllo } from '../../scheda.ts';
import * as altri from './altri-quadri.ts';
import * as fr from './fr.ts';
import { type DatiImmobile, immobile } from './immobili.ts';

const bloccante = (nome: string, quando: Nodo, dato: Dato, frase: string): Controllo => ({
  codice: nome,
  livello: 'bloccante',
  quando,
  dato,
  frase,
  ...(dato.raccolta ? { raccolta: dato.raccolta } : {}),
});
const manca = (dato: Dato): Nodo => non(presente(dato));
const almenoUno = (...dati: Dato[]): Nodo => o(...dati.map((dato) => presente(dato)));
export const unoManca = (...dati: Dato[]): Nodo => o(...dati.map(manca));

/** How many elements of a raccolta somebody began. */
export const countIndicati = (dato: Dato): Nodo =>
  sommaDi(dato.raccolta ?? '', se(presente(dato), numero(1), numero(0)));

/** What the file wants of each immobile, part by part. */
export const controlliImmobile = (prefisso: string, d: DatiImmobile): readonly Controllo[] => [
  bloccante(
    `${prefisso}_INCOMPLETO`,
    e(
      almenoUno(d.progressivo, d.caratteristica, d.indirizzo),
      unoManca(d.progressivo, d.caratteristica, d.indirizzo),
    ),
    d.caratteristica,
    'Dell’immobile servono progressivo, caratteristica e indirizzo.',
  ),
  bloccante(
    `${prefisso}_CATASTO`,
    e(
      almenoUno(d.tipoCatasto, d.foglio, d.particella, d.categoria, d.classe),
      unoManca(d.tipoCatasto, d.foglio, d.particella, d.categoria, d.classe),
    ),
    d.foglio,
    'Dei dati catastali servono catasto, foglio, particella, categoria o qualità e classe.',
  ),
  bloccante(
    `${prefisso}_PROTOCOLLO`,
    o(
      e(presente(d.protocollo), manca(d.annoProtocollo)),
      e(presente(d.annoProtocollo), manca(d.protocollo)),
      e(presente(d.protocollo), almenoUno(d.foglio, d.particella)),
    ),
    d.protocollo,
    'Protocollo e anno vanno insieme, e solo senza i dati catastali.',
  ),
  bloccante(
    `${prefisso}_VALORE`,
    e(almenoUno(d.valore, d.possesso, d.esenzione), unoManca(d.valore, d.possesso, d.esenzione)),
    d.valore,
    'Servono valore, percentuale di possesso ed esenzione (0 se non c’è).',
  ),
  bloccante(
    `${prefisso}_NON_UTILIZZABILE`,
    o(
      e(uguale(d.esenzione, codice(1)), unoManca(d.tipoDenuncia, d.autorita, d.dataDenuncia)),
      e(non(uguale(d.esenzione, codice(1))), almenoUno(d.tipoDenuncia, d.autorita, d.dataDenuncia)),
    ),
    d.tipoDenuncia,
    'Tipo, autorità e data della denuncia servono con l’esenzione 1, e solo con quella.',
  ),
  bloccante(
    `${prefisso}_ALTRO`,
    e(d.altro, manca(d.descrizione)),
    d.descrizione,
    'Indicare in che cosa consiste l’altra variazione.',
  ),
  bloccante(
    `${prefisso}_DATA`,
    e(o(d.acquisto, d.cessione, d.altro, presente(d.agevolazione)), manca(d.data)),
    d.data,
    'Indicare la data della variazione.',
  ),
  bloccante(
    `${prefisso}_TITOLO`,
    o(
      e(o(d.acquisto, d.cessione), manca(d.ufficio), manca(d.titolo)),
      e(presente(d.ufficio), presente(d.titolo)),
      e(non(o(d.acquisto, d.cessione)), almenoUno(d.ufficio, d.titolo)),
    ),
    d.titolo,
    'Con acquisto o cessione serve l’ufficio dell’Agenzia delle Entrate oppure gli estremi del titolo, uno dei due.',
  ),
];

/** Who declares, where, and to which comune. */
const controlliFrontespizio: readonly Controllo[] = [
  bloccante('COMUNE_MANCANTE', manca(fr.comune), fr.comune, 'Indicare il comune degli immobili.'),
  bloccante(
    'CONTRIBUENTE_INCOMPLETO',
    unoManca(fr.contribuente, fr.cognome),
    fr.contribuente,
    'Indicare codice fiscale e cognome o denominazione del contribuente.',
  ),
  bloccante(
    'DOMICILIO_INCOMPLETO',
    unoManca(fr.domicilio.indirizzo, fr.domicilio.comune, fr.domicilio.provincia),
    fr.domicilio.indirizzo,
    'Del domicilio fiscale servono indirizzo, comune e provincia.',
  ),
  bloccante(
    'DICHIARANTE_INCOMPLETO',
    e(
      presente(fr.dichiarante),
      unoManca(
        fr.carica,
        fr.cognomeDichiarante,
        fr.domicilioDichiarante.indirizzo,
        fr.domicilioDichiarante.comune,
        fr.domicilioDichiarante.provincia,
      ),
    ),
    fr.dichiarante,
    'Del dichiarante servono carica, cognome e domicilio.',
  ),
];

const quanti = countIndicati(immobile.caratteristica);
const quantiManufatti = countIndicati(altri.manufatto);

/** What the file wants of a declaration: without it, it is refused. */
export const controlli: readonly Controllo[] = [
  ...controlliFrontespizio,
  {
    codice: 'NESSUN_IMMOBILE',
    livello: 'bloccante',
    quando: e(uguale(quanti, numero(0)), uguale(quantiManufatti, numero(0))),
    dato: immobile.caratteristica,
    frase: 'Indicare almeno un immobile, o un manufatto dell’IMPi.',
  },
  ...controlliImmobile('IMMOBILE', immobile),
  {
    codice: 'VALORI_MANCANTI',
    livello: 'bloccante',
    quando: oltre(quanti, countIndicati(immobile.valore)),
    dato: immobile.valore,
    frase: 'Di ogni immobile serve il valore.',
  },
  {
    codice: 'SENZA_VARIAZIONE',
    livello: 'informativa',
    quando: oltre(quanti, countIndicati(immobile.data)),
    dato: immobile.data,
    frase: 'C’è un immobile senza la data di una variazione: verificare se va dichiarato.',
  },
  bloccante(
    'CONTITOLARE_INCOMPLETO',
    o(
      e(presente(altri.contitolare), manca(altri.codiceFiscale)),
      e(presente(altri.codiceFiscale), manca(altri.contitolare)),
    ),
    altri.contitolare,
    'Del contitolare servono cognome e nome, e codice fiscale.',
  ),
  {
    codice: 'QUOTE_MANCANTI',
    livello: 'bloccante',
    quando: oltre(countIndicati(altri.contitolare), countIndicati(altri.quota)),
    dato: altri.quota,
    frase: 'Di ogni contitolare serve la percentuale di possesso.',
  },
  bloccante(
    'MANUFATTO_INCOMPLETO',
    e(presente(altri.manufatto), unoManca(altri.valoreManufatto, altri.possessoManufatto)),
    altri.valoreManufatto,
    'Del manufatto servono valore e percentuale di possesso.',
  ),
];
