import { formatData, formatIt, toCentesimi } from '@quadra/values';
import type { Gradino } from '../../../dominio/versamenti/gradini.ts';
import { messaggiRavvedimento as m } from '../../../messages/ravvedimento.ts';
import css from './Ravvedimento.module.css';
import type { Esito } from './ravvedimento.api.ts';

const centesimi = (valore: number) => formatIt(valore, { decimali: 2, mostraZero: true });
const euro = (valore: number) => centesimi(toCentesimi(valore));

/** What goes on the F24, a row for each code. */
export function Righe({ esito }: { esito: Esito }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{m.codice}</th>
          <th scope="col">{m.cosa}</th>
          <th scope="col" className={css.amount}>
            {m.debito}
          </th>
        </tr>
      </thead>
      <tbody>
        {esito.Righe.map(({ Cosa, Codice, Importo }) => (
          <tr key={Cosa}>
            <td className={css.code}>{Codice ?? m.senzaCodice}</td>
            <td>{m.righe[Cosa]}</td>
            <td className={`${css.amount} ${Cosa === 'tributo' ? '' : css.computed}`}>{euro(Importo)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {m.totale}
          </th>
          <td className={`${css.amount} ${css.computed}`}>{euro(esito.Totale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const describeStato = ({ da, a }: Gradino, giorni: number): string =>
  giorni < da ? m.futuro : a !== null && giorni > a ? m.passato : m.raggiunto;

/** The steps of the sanction, with the one of the payment. */
export function Gradini({ gradini, giorni }: { gradini: readonly Gradino[]; giorni: number }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{m.versando}</th>
          <th scope="col">{m.ritardo}</th>
          <th scope="col" className={css.amount}>
            {m.riduzione}
          </th>
          <th scope="col" className={css.amount}>
            {m.sanzioneEuro}
          </th>
          <th scope="col">{m.stato}</th>
        </tr>
      </thead>
      <tbody>
        {gradini.map((gradino) => {
          const { da, a, al, percentuale, sanzione, cresce } = gradino;
          const stato = describeStato(gradino, giorni);
          return (
            <tr key={da} className={stato === m.raggiunto ? css.reached : undefined}>
              <td>{al === null ? m.dopo : m.entro(formatData(al))}</td>
              <td>{a === null ? m.oltreGiorni(da) : m.daGiorni(da, a)}</td>
              <td className={css.amount}>{formatIt(percentuale, { decimali: 4, mostraZero: true })}%</td>
              <td className={css.amount}>{cresce ? m.alGiorno(centesimi(sanzione)) : centesimi(sanzione)}</td>
              <td>{stato}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How each amount comes, with the law that says so. */
export function Passi({ passi }: { passi: Esito['Passi'] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{m.voce}</th>
          <th scope="col">{m.formula}</th>
          <th scope="col">{m.norma}</th>
          <th scope="col" className={css.amount}>
            {m.importoEuro}
          </th>
        </tr>
      </thead>
      <tbody>
        {passi.map(({ Voce, Formula, Importo, Fonti }) => (
          <tr key={`${Voce} ${Formula}`}>
            <td>{Voce}</td>
            <td>{Formula}</td>
            <td>
              {Fonti.map(
                ({ Atto, Articolo, Verificato }) =>
                  `${Atto}, ${Articolo}${Verificato ? '' : ` (${m.daRiscontrare})`}`,
              ).join('; ')}
            </td>
            <td className={`${css.amount} ${css.computed}`}>{euro(Importo)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
