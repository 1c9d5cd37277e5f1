import { formatData } from '@quadra/values';
import { IconDownload } from '@tabler/icons-react';
import { messaggiProposta as m } from '../../../messages/proposta.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Proposta.module.css';
import { formatCifre, formatEuro, type Proposta } from './proposta.api.ts';

const quando = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });

const listDati = (una: Proposta): (readonly [string, string])[] =>
  (
    [
      [m.venditore, una.venditore],
      [m.cliente, una.cliente],
      [m.data, formatData(una.data)],
      [m.scadenza, una.scadenza === null ? '' : formatData(una.scadenza)],
      [m.stato, una.scaduta ? m.scaduta : una.stato],
      [
        m.risposta,
        una.rispostaIl === null ? '' : m.rispostaDi(quando.format(new Date(una.rispostaIl)), una.rispostaDa),
      ],
      [m.fattura, una.fattura === null ? '' : m.fatturaDel(una.fattura.numero, una.fattura.data)],
      [m.note, una.note],
    ] as const
  ).filter(([, valore]) => valore !== '');

/** One whole: who, when, what it says, how much. */
export function Dettaglio({ una, onPdf }: { una: Proposta; onPdf: () => void }) {
  return (
    <>
      <dl className={css.data}>
        {listDati(una).map(([nome, valore]) => (
          <div key={nome} style={{ display: 'contents' }}>
            <dt>{nome}</dt>
            <dd>{valore}</dd>
          </div>
        ))}
      </dl>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col">{m.descrizione}</th>
            <th scope="col">{m.quantita}</th>
            <th scope="col">{m.prezzo}</th>
            <th scope="col">{m.importo}</th>
          </tr>
        </thead>
        <tbody>
          {una.righe.map((riga, posto) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <tr key={posto}>
              <td>{riga.descrizione}</td>
              <td className="figures">{formatCifre(riga.quantita)}</td>
              <td className="figures">{formatCifre(riga.prezzo)}</td>
              <td className="figures">{formatCifre(riga.totale)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(
            [
              [m.imponibile, una.importo],
              [m.dellaIva, una.iva],
            ] as const
          ).map(([nome, valore]) => (
            <tr key={nome}>
              <td colSpan={3}>{nome}</td>
              <td className="figures">{formatCifre(valore)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              {m.inTutto}
            </th>
            <td className="figures">
              <b>{formatEuro(una.totale)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <div className={css.actions} style={{ marginTop: 14 }}>
        <Button icona={IconDownload} onClick={onPdf}>
          {m.pdf}
        </Button>
      </div>
    </>
  );
}
