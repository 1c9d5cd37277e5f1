import type { Fonte, Parte } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import type { ReactNode } from 'react';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import css from './Utilita.module.css';

/** Cents as one reads them. */
export const euro = (centesimi: number): string => formatIt(centesimi, { decimali: 2, mostraZero: true });

/** The acts of a step, with what was not checked on them. */
export const writeFonti = (fonti: readonly Fonte[]): string =>
  fonti
    .map(({ atto, articolo, verificato }) => {
      const nome = articolo === '' ? atto : `${atto}, ${articolo}`;
      return verificato ? nome : `${nome} (${m.daRiscontrare})`;
    })
    .join('; ');

/** The answer: a figure, and the sentence that says what it is. */
export const Risposta = ({ cifra, children }: { cifra: string; children: ReactNode }) => (
  <div className={css.answer} role="status">
    <strong className={css.figure}>{cifra}</strong>
    <p>{children}</p>
  </div>
);

export const Compila = () => <p className={css.soft}>{m.compila}</p>;
export const Errore = ({ testo }: { testo: string }) => (
  <p className={css.wrong} role="alert">
    {testo}
  </p>
);

type Riga = { chiave: string; voce: string; formula: string; valore: string; fonti: readonly Fonte[] };
type PropsTavola = { righe: readonly Riga[]; titolo?: string; colonna?: string };

/** How what was computed comes, step by step, with the law that says so. */
export function TavolaPassi({ righe, titolo = m.spiega, colonna = m.euro }: PropsTavola) {
  return (
    <>
      <h2 className={css.heading}>{titolo}</h2>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{m.voce}</th>
              <th scope="col">{m.calcolo}</th>
              <th scope="col">{m.norma}</th>
              <th scope="col" className={css.amount}>
                {colonna}
              </th>
            </tr>
          </thead>
          <tbody>
            {righe.map(({ chiave, voce, formula, valore, fonti }) => (
              <tr key={chiave}>
                <td>{voce}</td>
                <td className="figures">{formula}</td>
                <td>{writeFonti(fonti)}</td>
                <td className={`${css.amount} ${css.computed}`}>{valore}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type Passo = { voce: string; formula: string; importo: number; fonti: readonly Fonte[] };

/** The steps of an amount in cents. */
export function Passi({ passi, nota }: { passi: readonly Passo[]; nota?: string }) {
  const righe = passi.map(({ importo, ...passo }) => ({
    ...passo,
    ...{ chiave: passo.voce, valore: euro(importo) },
  }));
  return (
    <>
      <TavolaPassi righe={righe} />
      {nota && <p className={css.soft}>{nota}</p>}
    </>
  );
}

/** The parts of a code, and what each says. */
export function Parti({ parti }: { parti: readonly Parte[] }) {
  return (
    <>
      <h2 className={css.heading}>{m.parti}</h2>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{m.testo}</th>
              <th scope="col">{m.voce}</th>
              <th scope="col">{m.significato}</th>
            </tr>
          </thead>
          <tbody>
            {parti.map(({ testo, voce, nota }) => (
              <tr key={voce}>
                <td className={css.code}>{testo}</td>
                <td>{voce}</td>
                <td>{nota}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
