import { Link } from '@tanstack/react-router';
import { computeSaldo, computeStatoDichiarazione } from '../../api/stato-dichiarazione.ts';
import { messaggiAnagrafica as m } from '../../messages/anagrafica.ts';
import { formatGiorno, formatIntero } from '../../ui/formato.ts';
import { Stato } from '../../ui/Stato.tsx';
import type { Colonna } from '../../ui/Tabella.tsx';
import css from './AnagraficaListPage.module.css';
import type { AnagraficaRiga } from './anagrafica.api.ts';
import { makeTestoComune } from './nome-comune.ts';

const formatComune = ({ comune, provincia }: AnagraficaRiga): string =>
  makeTestoComune(comune ?? '', provincia ?? '');

const formatImporto = (importo: number | null): string => (importo === null ? '' : formatIntero(importo));

/** A declaration of persons is not asked of other subjects. */
const NonPrevista = () => (
  <span title={m.nonPrevista}>
    <span aria-hidden>–</span>
    <span className="hidden">{m.nonPrevista}</span>
  </span>
);

const figures = (testo: string) => <span className="figures">{testo}</span>;

/** Columns of the list of clients for a year. */
export const makeColonne = (anno: number): readonly Colonna<AnagraficaRiga>[] => [
  {
    chiave: 'denominazione',
    nome: m.cliente,
    campo: 'Denominazione',
    render: (riga) => (
      <Link to="/anagrafica/$id" params={{ id: riga.id }} className={css.name} title={riga.denominazione}>
        {riga.denominazione}
      </Link>
    ),
  },
  {
    chiave: 'codiceFiscale',
    nome: m.codiceFiscale,
    campo: 'CodiceFiscale',
    larghezza: '156px',
    render: (riga) => figures(riga.codiceFiscale),
  },
  { chiave: 'tipo', nome: m.tipo, campo: 'Tipo', larghezza: '56px', render: (riga) => riga.tipo },
  { chiave: 'comune', nome: m.comune, campo: 'Comune', larghezza: '186px', render: formatComune },
  {
    chiave: 'redditi',
    nome: m.redditi(anno),
    larghezza: '172px',
    render: (riga) =>
      riga.tipo === 'SD' ? <NonPrevista /> : <Stato {...computeStatoDichiarazione(riga.dichiarazione)} />,
  },
  {
    chiave: 'aDebito',
    nome: m.aDebito,
    larghezza: '96px',
    aDestra: true,
    render: (riga) => (
      <strong className={css.importo}>
        {formatImporto(riga.dichiarazione && computeSaldo(riga.dichiarazione).aDebito)}
      </strong>
    ),
  },
  {
    chiave: 'aCredito',
    nome: m.aCredito,
    larghezza: '98px',
    aDestra: true,
    render: (riga) => (
      <strong className={css.importo}>
        {formatImporto(riga.dichiarazione && computeSaldo(riga.dichiarazione).aCredito)}
      </strong>
    ),
  },
  {
    chiave: 'modificataIl',
    nome: m.modificato,
    campo: 'ModificataIl',
    larghezza: '126px',
    aDestra: true,
    render: (riga) => figures(formatGiorno(riga.modificataIl)),
  },
];
