import type { CifraIrpef, NomeCifra, Spiegazione } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { CampoSegmenti } from '../../../ui/campi/CampoSegmenti.tsx';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import type { PropsConto } from './Importi.tsx';
import { Compila, Risposta, writeFonti } from './Passi.tsx';
import css from './Utilita.module.css';
import { modelloQuery } from './utilita.api.ts';

const nature = [
  ['lavoro', m.nature.lavoro],
  ['pensione', m.nature.pensione],
] as const;
const ANNO_INTERO = 365;
const interi = (valore: unknown): string =>
  typeof valore === 'number' ? formatIt(valore, { mostraZero: true }) : m.nonNoto;

function CampiIrpef({ chiesta, change }: Omit<PropsConto, 'utilita'>) {
  const importo = (campo: 'importo' | 'contributi' | 'sanitarie' | 'ritenute', etichetta: string) => (
    <NumberField
      etichetta={etichetta}
      unita="€"
      valore={chiesta[campo] || null}
      onValore={(nuovo) => change({ [campo]: nuovo ?? 0 })}
    />
  );
  return (
    <div className={css.fields}>
      <CampoSegmenti
        etichetta={m.natura}
        voci={nature}
        valore={chiesta.natura === 'pensione' ? 'pensione' : 'lavoro'}
        onChange={(natura) => change({ natura })}
      />
      {importo('importo', m.reddito)}
      <NumberField
        etichetta={m.giorniAnno}
        valore={chiesta.giorni ?? ANNO_INTERO}
        opzioni={{ max: ANNO_INTERO }}
        onValore={(giorni) => change({ giorni: giorni ?? ANNO_INTERO })}
      />
      <Tendina
        etichetta={m.comune}
        segnaposto={m.cercaComune}
        valore={chiesta.comune ?? null}
        fonte={fonteComuni}
        opzionale
        onChange={(comune) => change({ comune: comune ?? '' })}
      />
      {importo('contributi', m.contributi)}
      {importo('sanitarie', m.sanitarie)}
      {importo('ritenute', m.ritenute)}
    </div>
  );
}

/** The IRPEF of one income, figure by figure: each says where it comes from. */
export function ContoIrpef({ utilita, chiesta, change }: PropsConto) {
  const { annoFiscale } = useSessione().configurazione;
  const { data: modello } = useQuery(modelloQuery(annoFiscale));
  const { importo = 0, comune, giorni = ANNO_INTERO, contributi = 0, sanitarie = 0, ritenute = 0 } = chiesta;
  const natura = chiesta.natura === 'pensione' ? 'pensione' : 'lavoro';
  const cifre =
    modello && importo > 0 && comune
      ? utilita.computeIrpef(modello, {
          ...{ natura, reddito: importo, giorni, comune, contributi, sanitarie, ritenute },
        })
      : null;
  return (
    <>
      <CampiIrpef chiesta={chiesta} change={change} />
      {!modello && <Skeleton righe={6} />}
      {modello && cifre === null && <Compila />}
      {modello && cifre && (
        <>
          <p className={css.soft}>{m.irpefFrase(modello.titolo)}</p>
          <Cifre cifre={cifre} />
        </>
      )}
    </>
  );
}

function Cifre({ cifre }: { cifre: readonly CifraIrpef[] }) {
  const [scelta, setScelta] = useState<NomeCifra>('netta');
  const spiegata = cifre.find(({ nome }) => nome === scelta) ?? cifre[0];
  const netta = cifre.find(({ nome }) => nome === 'netta');
  return (
    <>
      {netta && <Risposta cifra={`${interi(netta.esito.valore)} €`}>{m.cifra.netta}</Risposta>}
      <div className={css.scroll}>
        <table className={css.table}>
          <tbody>
            {cifre.map(({ nome, chiave, esito }) => (
              <tr key={nome} className={nome === spiegata?.nome ? css.chosen : undefined}>
                <td>
                  <button
                    type="button"
                    className={css.why}
                    aria-pressed={nome === spiegata?.nome}
                    aria-label={m.perche(m.cifra[nome])}
                    onClick={() => setScelta(nome)}
                  >
                    {m.cifra[nome]}
                  </button>
                </td>
                <td className={css.soft}>{chiave.replace('.', ' col. ')}</td>
                <td className={`${css.amount} ${css.computed}`}>{interi(esito.valore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {spiegata && <Perche spiegazione={spiegata.spiegazione} nome={m.cifra[spiegata.nome]} />}
    </>
  );
}

/** One figure: its formula with today's numbers, its law, and what it comes from. */
function Perche({ spiegazione, nome }: { spiegazione: Spiegazione; nome: string }) {
  const righe = [spiegazione, ...spiegazione.operandi];
  return (
    <>
      <h2 className={css.heading}>{m.perche(nome)}</h2>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{m.voce}</th>
              <th scope="col">{m.calcolo}</th>
              <th scope="col">{m.norma}</th>
              <th scope="col" className={css.amount}>
                {m.euro}
              </th>
            </tr>
          </thead>
          <tbody>
            {righe.map(({ concetto, chiave, titolo, formulaOggi, fonti, valoreTesto, valore }) => (
              <tr key={`${concetto} ${chiave ?? ''}`}>
                <td>{titolo}</td>
                <td className="figures">{formulaOggi}</td>
                <td>{writeFonti(fonti)}</td>
                <td className={`${css.amount} ${css.computed}`}>
                  {typeof valore === 'number' ? valoreTesto.replace(/\s?€$/, '') : valoreTesto}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
