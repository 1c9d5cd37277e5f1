import { Link } from '@tanstack/react-router';
import { computeStatoDichiarazione } from '../../../api/stato-dichiarazione.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { formatGiorno, formatIntero } from '../../../ui/formato.ts';
import { Stato } from '../../../ui/Stato.tsx';
import type { Colonna } from '../../../ui/Tabella.tsx';
import type { RigaDichiarazione } from '../dichiarazione.api.ts';
import css from './DichiarazioniPage.module.css';

const figures = (testo: string) => <span className="figures">{testo}</span>;

/** An amount, or the word that says why there is none yet. */
const renderImporto = (importo: number | null) => (
  <strong className={css.importo}>{importo === null ? '' : formatIntero(importo)}</strong>
);

/** Columns of the list of declarations. */
export const colonneDichiarazioni: readonly Colonna<RigaDichiarazione>[] = [
  {
    chiave: 'denominazione',
    nome: m.cliente,
    campo: 'Denominazione',
    render: (riga) => (
      <Link
        to="/dichiarazione/$anno/$id"
        params={{ anno: String(riga.anno), id: riga.id }}
        className={css.name}
        title={riga.denominazione}
      >
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
  { chiave: 'modello', nome: m.modello, larghezza: '130px', render: (riga) => m.modelloPf(riga.anno) },
  {
    chiave: 'stato',
    nome: m.stato,
    campo: 'Stato',
    larghezza: '160px',
    render: (riga) => <Stato {...computeStatoDichiarazione(riga)} />,
  },
  {
    chiave: 'aDebito',
    nome: m.aDebito,
    larghezza: '110px',
    aDestra: true,
    render: (riga) => renderImporto(riga.aDebito),
  },
  {
    chiave: 'aCredito',
    nome: m.aCredito,
    larghezza: '110px',
    aDestra: true,
    render: (riga) => renderImporto(riga.aCredito),
  },
  {
    chiave: 'modificataIl',
    nome: m.modificata,
    campo: 'ModificataIl',
    larghezza: '126px',
    aDestra: true,
    render: (riga) => figures(formatGiorno(riga.modificataIl)),
  },
];
