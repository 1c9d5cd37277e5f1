import { applyModifiche, rigoOf } from '@quadra/fisco';
import { useEffect, useMemo, useRef } from 'react';
import type { Proposta } from '../../../../dominio/copilota/copilota.api.ts';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiCopilota as m } from '../../../../messages/copilota.ts';
import { classi } from '../../../../ui/classi.ts';
import { makeColonna } from '../affiancate/colonne.ts';
import { useApertura, useVersioneDifferita } from '../apertura/contesto.ts';
import css from './Anteprima.module.css';
import { nameProposta } from './colonna-proposta.ts';
import { computeSaldo, type Lettura, listRighe, type RigaAnteprima } from './righe-anteprima.ts';

/** In the place of the quadro: the declaration as it is, and the dashed column of what was proposed. Nothing is written. */
export default function Anteprima({ proposta }: { proposta: Proposta }) {
  const { modello, dichiarazione, campi } = useApertura();
  const versione = useVersioneDifferita();
  const foglio = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed meanwhile counts too
  const ipotesi = useMemo(() => {
    const { righi, forzature } = campi.modifiche();
    return makeColonna(
      modello,
      {
        righi: applyModifiche(dichiarazione.righi, righi),
        forzature: applyModifiche(dichiarazione.forzature, forzature),
      },
      { id: 1, nome: '', righi: { [proposta.chiave]: proposta.dopo } },
    ).campi;
  }, [modello, dichiarazione, campi, proposta, versione]);
  useEffect(() => {
    foglio.current?.querySelector('[data-cambiata]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const oggi: Lettura = (chiave) => campi.get(chiave).esito;
  const poi: Lettura = (chiave) => ipotesi.get(chiave).esito;
  const nome = nameProposta(proposta);
  const isNonSalvata = Object.keys(campi.modifiche().righi).length > 0;
  return (
    <div ref={foglio} className={css.sheet} id="contenuto" tabIndex={-1}>
      <h2 className={css.title}>{m.anteprimaTitolo(nome)}</h2>
      <p className={css.note}>
        {m.anteprimaTesto} {isNonSalvata && m.nonSalvate}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.rigo}</th>
            <th scope="col">{m.voce}</th>
            <th scope="col" className={css.from}>
              {m.da}
            </th>
            <th scope="col" className={css.amount}>
              {m.oggi}
            </th>
            <th scope="col" className={classi(css.amount, css.trial, css.first)}>
              {m.anteprima}
              <br />
              {nome}
            </th>
            <th scope="col" className={css.amount}>
              {m.effetto}
            </th>
          </tr>
        </thead>
        <tbody>
          {listRighe(modello, proposta.chiave, oggi, poi).map((riga) => (
            <Riga key={riga.chiave} riga={riga} isCambiata={riga.chiave === proposta.chiave} />
          ))}
          <Saldo oggi={computeSaldo(modello, oggi)} poi={computeSaldo(modello, poi)} />
        </tbody>
      </table>
    </div>
  );
}

const write = (importo: number | null) => (importo === null ? m.incompleto : formatIntero(importo));
const writeEffetto = (oggi: number | null, poi: number | null) =>
  oggi === null || poi === null || oggi === poi ? '' : `${poi > oggi ? '+' : ''}${formatIntero(poi - oggi)}`;

function Riga({ riga, isCambiata }: { riga: RigaAnteprima; isCambiata: boolean }) {
  const { explain } = useApertura();
  const { chiave, titolo, da, totale, oggi, poi } = riga;
  return (
    <tr
      className={classi(totale && css.total, isCambiata && css.changed)}
      data-cambiata={isCambiata || undefined}
    >
      <th scope="row" className="figures">
        {rigoOf(chiave)}
      </th>
      <td>{titolo}</td>
      <td className={css.from}>{da}</td>
      <td className={css.amount}>
        {isCambiata || oggi === null ? (
          write(oggi)
        ) : (
          <button type="button" className={css.calc} onClick={() => explain(chiave)}>
            {write(oggi)}
          </button>
        )}
      </td>
      <td className={classi(css.amount, css.trial, oggi === poi && css.same)}>{write(poi)}</td>
      <td className={css.amount}>{writeEffetto(oggi, poi)}</td>
    </tr>
  );
}

const Saldo = ({ oggi, poi }: { oggi: number | null; poi: number | null }) => (
  <tr className={css.total}>
    <th scope="row" colSpan={2}>
      {m.saldo}
    </th>
    <td className={css.from} />
    <td className={css.amount}>{write(oggi)}</td>
    <td className={classi(css.amount, css.trial, css.last)}>{write(poi)}</td>
    <td className={css.amount}>{writeEffetto(oggi, poi)}</td>
  </tr>
);
