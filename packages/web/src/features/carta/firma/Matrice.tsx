import { formatData, giornoDiRoma } from '@quadra/values';
import { formatMomento } from '../../../formato/formato.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import { messaggiFirmaSemplice as semplice } from '../../../messages/firma-semplice.ts';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Firma.module.css';
import { type BustaIntera, computeDocumento } from './firma.api.ts';
import { findDiTurno } from './stato-busta.ts';

const IMPRONTA = 12;

/** Documents by signers: the column of whose turn it is is lit. */
export function Matrice({ busta }: { busta: BustaIntera }) {
  const diTurno = findDiTurno(busta)?.ordine;
  const quanti = busta.documenti.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the keyboard
    <section className={css.wide} aria-label={m.documenti} tabIndex={0}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <th scope="col">{m.documento}</th>
            <th scope="col">{m.impronta}</th>
            {busta.firmatari.map(({ ordine, nome }) => (
              <th key={ordine} scope="col" className={classi(css.signer, ordine === diTurno && css.turn)}>
                <span className={css.soft}>{ordine}</span> <strong>{nome}</strong>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {busta.documenti.map((uno) => (
            <tr key={uno.id}>
              <th scope="row">
                <a href={computeDocumento(uno.id)} download={uno.nome}>
                  {uno.nome}
                </a>
                <span className={css.under}>{uno.tipo === '' ? busta.tipo : uno.tipo}</span>
              </th>
              <td className={css.code} title={uno.sha256}>
                {uno.sha256.slice(0, IMPRONTA)}…
              </td>
              {busta.firmatari.map((firmatario) => (
                <td
                  key={firmatario.ordine}
                  className={classi(css.signer, firmatario.ordine === diTurno && css.turn)}
                >
                  <Firma busta={busta} firmatario={firmatario} isSuoTurno={firmatario.ordine === diTurno} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {m.quantiDocumenti(quanti)}
            </th>
            {busta.firmatari.map(({ ordine, firmatoIl }) => (
              <td key={ordine} className={classi(css.signer, ordine === diTurno && css.turn)}>
                <strong>{`${firmatoIl === null ? 0 : quanti} su ${quanti}`}</strong>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type Firmatario = BustaIntera['firmatari'][number];
function Firma({
  busta,
  firmatario: { firmatoIl },
  isSuoTurno,
}: {
  busta: BustaIntera;
  firmatario: Firmatario;
  isSuoTurno: boolean;
}) {
  if (firmatoIl !== null) return <Stato tipo="fatto" testo={formatMomento(firmatoIl)} />;
  if (isSuoTurno) return <Stato tipo="daFare" testo={m.daFirmare} />;
  return <Stato tipo="assente" testo={busta.stato === 'Inviato' ? m.attende : m.nonFirmato} />;
}

/** Who signs, in order, and how each stands. */
export function Firmatari({ busta }: { busta: BustaIntera }) {
  const diTurno = findDiTurno(busta);
  return (
    <section aria-labelledby="firmatari">
      <h2 id="firmatari" className={css.heading}>
        {m.firmatari} {!busta.interna && <span className={css.aside}>{m.inOrdine}</span>}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the keyboard */}
      <section className={css.wide} aria-label={m.firmatari} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.number}>
                {m.posto}
              </th>
              <th scope="col">{m.nome}</th>
              <th scope="col">{m.email}</th>
              <th scope="col">{busta.interna ? semplice.codice : m.telefono}</th>
              <th scope="col">{m.stato}</th>
              {busta.pagineDiProva.length > 0 && <th scope="col">{m.paginaDiProva}</th>}
            </tr>
          </thead>
          <tbody>
            {busta.firmatari.map((uno, posto) => (
              <tr key={uno.ordine}>
                <td className={css.number}>{uno.ordine}</td>
                <th scope="row">{uno.nome}</th>
                <td>{uno.email}</td>
                <td className="figures">{busta.interna ? semplice.telefonoAssente : uno.telefono}</td>
                <td>
                  <Posizione busta={busta} firmatario={uno} diTurno={diTurno} />
                </td>
                {busta.pagineDiProva.length > 0 && (
                  <td>
                    {uno.firmatoIl === null && (
                      <a href={busta.pagineDiProva[posto]} target="_blank" rel="noreferrer">
                        {m.paginaDiProva}
                        <span className="hidden"> {uno.nome}</span>
                      </a>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={css.soft}>{busta.interna ? semplice.firmaTutto : m.firmaTutto}</p>
    </section>
  );
}

function Posizione({
  busta,
  firmatario,
  diTurno,
}: {
  busta: BustaIntera;
  firmatario: Firmatario;
  diTurno: Firmatario | undefined;
}) {
  const { firmatoIl, ordine } = firmatario;
  if (firmatoIl !== null)
    return <Stato tipo="fatto" testo={m.firmato(formatData(giornoDiRoma(new Date(firmatoIl))))} />;
  if (busta.stato !== 'Inviato' || !diTurno) return <Stato tipo="assente" testo={m.nonFirmato} />;
  if (diTurno.ordine === ordine) return <Stato tipo="daFare" testo={m.daFirmare} />;
  return <Stato tipo="assente" testo={m.attendeChi(diTurno.nome)} />;
}
