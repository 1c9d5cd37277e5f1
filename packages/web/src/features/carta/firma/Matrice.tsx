import { formatData, giornoDiRoma } from '@quadra/values';
import { formatMomento } from '../../../formato/formato.ts';
import { messaggiBusta as m } from '../../../messages/busta.ts';
import { messaggiFirmaSemplice as semplice } from '../../../messages/firma-semplice.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Firma.module.css';
import { type BustaIntera, computeDocumento } from './firma.api.ts';
import { listAttesi } from './stato-busta.ts';

const IMPRONTA = 12;

/** Documents by signers: the column of whose turn it is is lit. */
export function Matrice({ busta }: { busta: BustaIntera }) {
  const attesi = new Set(listAttesi(busta).map(({ ordine }) => ordine));
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
              <th key={ordine} scope="col" className={classi(css.signer, attesi.has(ordine) && css.turn)}>
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
                  className={classi(css.signer, attesi.has(firmatario.ordine) && css.turn)}
                >
                  {firmatario.documenti.includes(uno.id) && (
                    <Firma busta={busta} firmatario={firmatario} isAtteso={attesi.has(firmatario.ordine)} />
                  )}
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
            {busta.firmatari.map(({ ordine, firmatoIl, documenti: suoi }) => (
              <td key={ordine} className={classi(css.signer, attesi.has(ordine) && css.turn)}>
                <strong>{m.firmeSu(firmatoIl === null ? 0 : suoi.length, suoi.length)}</strong>
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
  firmatario: { firmatoIl, rifiutatoIl },
  isAtteso,
}: {
  busta: BustaIntera;
  firmatario: Firmatario;
  isAtteso: boolean;
}) {
  if (firmatoIl !== null) return <Stato tipo="fatto" testo={formatMomento(firmatoIl)} />;
  if (rifiutatoIl !== null) return <Stato tipo="errore" testo={m.nonFirma} />;
  if (isAtteso) return <Stato tipo="daFare" testo={m.daFirmare} />;
  return <Stato tipo="assente" testo={busta.stato === 'Inviato' ? m.attende : m.nonFirmato} />;
}

type PropsFirmatari = { busta: BustaIntera; onSollecita: ((uno: Firmatario) => void) | undefined };
/** Who signs, in order, and how each stands; of several who are awaited, each can be reminded. */
export function Firmatari({ busta, onSollecita }: PropsFirmatari) {
  const attesi = listAttesi(busta);
  const { interna } = busta;
  const soloAlcuni = attesi.length > 1 && onSollecita;
  return (
    <section aria-labelledby="firmatari">
      <h2 id="firmatari" className={css.heading}>
        {m.firmatari}{' '}
        {busta.firmatari.length > 1 && (
          <span className={css.aside}>{busta.inOrdine ? m.inOrdine : semplice.insiemeAside}</span>
        )}
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
              <th scope="col">{interna ? semplice.codice : m.telefono}</th>
              <th scope="col">{m.stato}</th>
              {busta.pagineDiProva.length > 0 && <th scope="col">{m.paginaDiProva}</th>}
              {soloAlcuni && <th scope="col">{m.promemoria}</th>}
            </tr>
          </thead>
          <tbody>
            {busta.firmatari.map((uno, posto) => (
              <tr key={uno.ordine}>
                <td className={css.number}>{uno.ordine}</td>
                <th scope="row">{uno.nome}</th>
                <td>
                  {uno.email}
                  {uno.scritto && <span className={css.under}>{semplice.scritto}</span>}
                </td>
                <td className="figures">{interna ? semplice.telefonoAssente : uno.telefono}</td>
                <td>
                  <Posizione busta={busta} firmatario={uno} attesi={attesi} />
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
                {soloAlcuni && (
                  <td>
                    {attesi.includes(uno) && (
                      <Button aspetto="quiet" onClick={() => soloAlcuni(uno)}>
                        {m.sollecita(uno.nome)}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={css.soft}>{interna ? semplice.firmaTutto(busta.firmatari.length) : m.firmaTutto}</p>
    </section>
  );
}

type PropsPosizione = { busta: BustaIntera; firmatario: Firmatario; attesi: readonly Firmatario[] };
function Posizione({ busta, firmatario, attesi }: PropsPosizione) {
  const { firmatoIl, rifiutatoIl } = firmatario;
  if (firmatoIl !== null)
    return <Stato tipo="fatto" testo={m.firmato(formatData(giornoDiRoma(new Date(firmatoIl))))} />;
  if (rifiutatoIl !== null) return <Stato tipo="errore" testo={m.nonFirma} />;
  const [primo] = attesi;
  if (busta.stato !== 'Inviato' || !primo) return <Stato tipo="assente" testo={m.nonFirmato} />;
  if (attesi.includes(firmatario)) return <Stato tipo="daFare" testo={m.daFirmare} />;
  return <Stato tipo="assente" testo={m.attendeChi(primo.nome)} />;
}
