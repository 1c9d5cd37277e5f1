import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import { Casella } from '../../../ui/campi/Casella.tsx';
import { NumericInput } from '../../../ui/campi/numeric-input/NumericInput.tsx';
import { classi } from '../../../ui/classi.ts';
import { CellaCodice } from './CellaCodice.tsx';
import type { Colonna } from './colonne.ts';
import css from './F24.module.css';
import { writeCent } from './importi.ts';
import type { CampoImporto, RigaValori, RilievoDiRiga } from './righe.ts';

const IMPORTO_MASSIMO = 999_999_999_999;
const IMMOBILI_MASSIMI = 999;

export type PropsCella = {
  riga: RigaValori;
  posto: number;
  /** How the field is called to who does not see its column. */
  nome: (campo: string) => string;
  data: string;
  scrive: boolean;
  rilievi: readonly RilievoDiRiga[];
  /** Id of the sentences that are under the row. */
  idRilievi: string;
  change: (nuovi: Partial<RigaValori>) => void;
};

/** What a field carries when something is said of it. */
const describe = ({ rilievi, idRilievi }: PropsCella, campo: string) => {
  const suoi = rilievi.filter(({ nomeCampo }) => nomeCampo === campo);
  return {
    invalid: suoi.some(({ livello }) => livello === 'errore'),
    da: suoi.length > 0 ? idRilievi : undefined,
    rilievo: suoi.length > 0 ? '' : undefined,
  };
};

/** One cell that is not an amount. */
export function CellaRiga(props: PropsCella & { colonna: Colonna; isAmmessa: boolean }) {
  const { colonna, riga, nome, scrive, change, isAmmessa } = props;
  const { tipo, nome: campo, testo } = colonna;
  const detto = describe(props, campo);
  const valore = riga[campo];
  if (tipo === 'spunta') {
    if (!scrive) return riga[colonna.nome] ? <span title={testo}>{'✓'}</span> : <>–</>;
    return (
      <Casella
        nome={nome(testo)}
        stato={riga[colonna.nome]}
        onChange={(si) => change({ [colonna.nome]: si })}
      />
    );
  }
  if (tipo === 'detrazione') return <CellaImporto {...props} quale="detrazione" isAmmessa />;
  if (!scrive || (!isAmmessa && (valore === '' || valore === null))) return <>{valore || '–'}</>;
  const comuni = {
    className: classi(css.input, 'figures'),
    'aria-label': nome(testo),
    'aria-invalid': detto.invalid || undefined,
    'aria-describedby': detto.da,
    'data-rilievo': detto.rilievo,
  };
  if (tipo === 'codice')
    return (
      <span data-rilievo={detto.rilievo}>
        <CellaCodice
          nome={nome(testo)}
          codice={riga.codice}
          sezione={riga.sezione}
          data={props.data}
          descritto={detto}
          onCodice={(codice) => change({ codice })}
        />
      </span>
    );
  if (tipo === 'immobili')
    return (
      <NumericInput
        {...comuni}
        valore={riga.immobili}
        opzioni={{ min: 0, max: IMMOBILI_MASSIMI, nullable: true }}
        onValore={(immobili) => change({ immobili })}
      />
    );
  if (tipo !== 'testo') return null;
  return (
    <input
      {...comuni}
      autoComplete="off"
      spellCheck={false}
      maxLength={colonna.massimo}
      value={riga[colonna.nome]}
      onChange={(evento) => change({ [colonna.nome]: evento.target.value.toUpperCase() })}
    />
  );
}

/** An amount: of a row of the conto, written otherwise, it is dashed. */
export function CellaImporto(props: PropsCella & { quale: CampoImporto; isAmmessa: boolean }) {
  const { riga, nome, scrive, change, quale, isAmmessa } = props;
  const detto = describe(props, quale);
  const valore = riga[quale];
  const isDelConto = quale !== 'detrazione' && riga.idVoce !== null;
  if (!scrive || (!isAmmessa && valore === null))
    return (
      <span className={classi('figures', isDelConto && css.calc)}>
        {valore === null ? '–' : writeCent(valore)}
      </span>
    );
  const isCambiato = isDelConto && riga.calcolato !== null && valore !== null && valore !== riga.calcolato;
  const testo = quale === 'detrazione' ? (m.campi.detrazione ?? '') : m[quale];
  return (
    <NumericInput
      className={classi(css.input, 'figures', isDelConto && !isCambiato && css.calc)}
      aria-label={nome(testo)}
      aria-invalid={detto.invalid || undefined}
      aria-describedby={detto.da}
      data-rilievo={detto.rilievo}
      data-cambiato={isCambiato ? '' : undefined}
      valore={valore}
      opzioni={{ decimali: 2, min: 0, max: IMPORTO_MASSIMO, nullable: true }}
      onValore={(nuovo) => change({ [quale]: nuovo })}
    />
  );
}
