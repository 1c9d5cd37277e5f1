import { Link } from '@tanstack/react-router';
import {
  computeStatoDichiarazione,
  computeStatoTelematico,
} from '../../../../dominio/dichiarazione/stato-dichiarazione.ts';
import { makeColonnaTag } from '../../../../dominio/tag/useTag.tsx';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiTelematico } from '../../../../messages/telematico.ts';
import { messaggiVita as v } from '../../../../messages/vita.ts';
import { type Colonna, prepareColonne } from '../../../../ui/griglia/colonna.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import type { RigaDichiarazione } from '../dichiarazione.api.ts';
import css from './DichiarazioniPage.module.css';

/** An amount, or the word that says why there is none yet. */
const renderImporto = (importo: number | null) => (
  <strong className={css.importo}>{importo === null ? '' : formatIntero(importo)}</strong>
);

const makeImporto = (
  nome: string,
  testo: string,
  valore: (riga: RigaDichiarazione) => number | null,
): Colonna<RigaDichiarazione> => ({
  nome,
  esporta: `${nome.charAt(0).toUpperCase()}${nome.slice(1)}`,
  testo,
  scheda: 'dato',
  tipo: 'int',
  larghezza: 98,
  valore,
  render: (riga) => renderImporto(valore(riga)),
});

/** Columns of the list of declarations. */
export const colonneDichiarazioni = prepareColonne<RigaDichiarazione>([
  {
    nome: 'denominazione',
    esporta: 'Denominazione',
    testo: m.cliente,
    ordina: 'Denominazione',
    fissa: true,
    valore: (riga) => riga.denominazione,
    render: (riga) => (
      <Link
        to="/dichiarazione/$anno/$id"
        params={{ anno: String(riga.anno), id: riga.id }}
        tabIndex={-1}
        className={css.name}
        title={riga.denominazione}
      >
        {riga.denominazione}
      </Link>
    ),
  },
  {
    nome: 'codiceFiscale',
    esporta: 'CodiceFiscale',
    testo: m.codiceFiscale,
    ordina: 'CodiceFiscale',
    larghezza: 156,
    cifre: true,
    valore: (riga) => riga.codiceFiscale,
  },
  {
    nome: 'modello',
    scheda: 'dato',
    esporta: 'Tipo',
    testo: m.modello,
    larghezza: 150,
    valore: ({ tipo, anno, finalita, comune }) => m.diTipo(tipo, anno, finalita, comune),
  },
  {
    nome: 'stato',
    esporta: 'Stato',
    testo: m.stato,
    ordina: 'Stato',
    larghezza: 164,
    valore: (riga) => computeStatoDichiarazione(riga).testo,
    render: (riga) => <Stato {...computeStatoDichiarazione(riga)} />,
  },
  {
    nome: 'statoTelematico',
    esporta: 'StatoTelematico',
    testo: messaggiTelematico.colonnaStato,
    ordina: 'StatoTelematico',
    larghezza: 130,
    valore: (riga) => riga.statoTelematico,
    render: (riga) => <Stato {...computeStatoTelematico(riga.statoTelematico)} />,
  },
  makeImporto('aDebito', m.aDebito, (riga) => riga.aDebito),
  makeImporto('aCredito', m.aCredito, (riga) => riga.aCredito),
  makeColonnaTag<RigaDichiarazione>(),
  {
    nome: 'quadri',
    testo: v.quadri,
    larghezza: 84,
    aDestra: true,
    cifre: true,
    valore: ({ completi, quadri }) => v.quadriDi(completi, quadri),
  },
  {
    nome: 'dataImpegno',
    esporta: 'DataImpegno',
    testo: v.dataImpegno,
    tipo: 'date',
    ordina: 'DataImpegno',
    larghezza: 100,
    valore: (riga) => riga.dataImpegno,
  },
  {
    nome: 'stampaData',
    esporta: 'StampaData',
    testo: v.stampaData,
    tipo: 'datetime',
    mostrato: 'date',
    ordina: 'StampaData',
    larghezza: 104,
    valore: (riga) => riga.stampaData,
  },
  {
    nome: 'inCaricoA',
    testo: v.inCarico,
    larghezza: 130,
    valore: (riga) => riga.inCaricoA ?? '',
  },
  {
    nome: 'modificataIl',
    esporta: 'ModificataIl',
    testo: m.modificata,
    tipo: 'datetime',
    mostrato: 'date',
    ordina: 'ModificataIl',
    aDestra: true,
    valore: (riga) => riga.modificataIl,
  },
]);
