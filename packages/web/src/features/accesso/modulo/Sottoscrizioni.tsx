import {
  type CodiceApplicativo,
  codiciApplicativi,
  etichettaApplicativo,
  type TipologiaSottoscrizione,
} from '@quadra/contract';
import { useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiModulo as m } from '../../../messages/modulo.ts';
import { Casella } from '../../../ui/campi/Casella.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Modulo.module.css';
import { readSottoscrizioni, type Sottoscrizione, writeSottoscrizione } from './modulo.api.ts';

type Scelte = Readonly<Record<string, readonly CodiceApplicativo[] | null>>;
const toScelte = (voci: readonly Sottoscrizione[]): Scelte =>
  Object.fromEntries(voci.map(({ tipologia, moduli }) => [tipologia, moduli]));

const tell = (causa: unknown) => {
  const { testo, codiceRichiesta } = toApiError(causa);
  notifiche.push('error', testo, { codiceRichiesta });
};

/** Asks the vendor which modules each kind of subscription may have, and writes those that changed. */
export async function askSottoscrizioni(): Promise<void> {
  const voci = await readSottoscrizioni().catch(tell);
  if (!voci) return;
  let scelte = toScelte(voci);
  const { esito } = openModale({
    titolo: m.sottoscrizioni,
    larghezza: 760,
    contenuto: (
      <Griglia
        voci={voci}
        onChange={(nuove) => {
          scelte = nuove;
        }}
      />
    ),
    controllo: async () => {
      try {
        for (const { tipologia, moduli } of voci) {
          const nuovi = scelte[tipologia] ?? null;
          if (String(nuovi) !== String(moduli)) await writeSottoscrizione(tipologia, nuovi);
        }
        return true;
      } catch (causa) {
        tell(causa);
        return false;
      }
    },
  });
  if ((await esito) === 'confermata') notifiche.push('success', m.sottoscrizioniSalvate);
}

type Props = { voci: readonly Sottoscrizione[]; onChange: (scelte: Scelte) => void };

/** A row for each module, a column for each kind; the first row gives them all, also those to come. */
function Griglia({ voci, onChange }: Props) {
  const [scelte, setScelte] = useState(() => toScelte(voci));
  const change = (tipologia: TipologiaSottoscrizione, moduli: readonly CodiceApplicativo[] | null) => {
    const nuove = { ...scelte, [tipologia]: moduli };
    setScelte(nuove);
    onChange(nuove);
  };
  const toggle = (tipologia: TipologiaSottoscrizione, codice: CodiceApplicativo) => {
    const suoi = scelte[tipologia] ?? [];
    const isTolto = suoi.includes(codice);
    change(
      tipologia,
      codiciApplicativi.filter((uno) => (uno === codice ? !isTolto : suoi.includes(uno))),
    );
  };
  return (
    <>
      <p className={css.note}>{m.sottoscrizioniTesto}</p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.modulo}</th>
            {voci.map(({ tipologia }) => (
              <th key={tipologia} scope="col" className={css.center}>
                {tipologia}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Riga
            nome={m.tuttiModuli}
            voci={voci}
            stato={(tipologia) => scelte[tipologia] === null}
            onChange={(tipologia, isTutti) => change(tipologia, isTutti ? null : codiciApplicativi)}
          />
          {codiciApplicativi.map((codice) => (
            <Riga
              key={codice}
              nome={etichettaApplicativo[codice]}
              voci={voci}
              isBloccata={(tipologia) => scelte[tipologia] === null}
              stato={(tipologia) => scelte[tipologia]?.includes(codice) ?? true}
              onChange={(tipologia) => toggle(tipologia, codice)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

type RigaProps = {
  nome: string;
  voci: readonly Sottoscrizione[];
  isBloccata?: (tipologia: TipologiaSottoscrizione) => boolean;
  stato: (tipologia: TipologiaSottoscrizione) => boolean;
  onChange: (tipologia: TipologiaSottoscrizione, scelta: boolean) => void;
};

function Riga({ nome, voci, isBloccata, stato, onChange }: RigaProps) {
  return (
    <tr>
      <th scope="row">{nome}</th>
      {voci.map(({ tipologia }) => (
        <td key={tipologia} className={css.center}>
          <Casella
            nome={m.casellaDi(nome, tipologia)}
            disabled={isBloccata?.(tipologia) ?? false}
            stato={stato(tipologia)}
            onChange={(scelta) => onChange(tipologia, scelta)}
          />
        </td>
      ))}
    </tr>
  );
}
