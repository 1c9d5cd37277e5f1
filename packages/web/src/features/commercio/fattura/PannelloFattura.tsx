import { useLetto } from '../../../api/useLetto.ts';
import { messaggiFattura as m, paroleNotifica } from '../../../messages/fattura.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Correzione } from './Correzione.tsx';
import css from './Fattura.module.css';
import { type Fattura, fatturaQuery, formatEuro, openVista, withSegno } from './fattura.api.ts';
import { Problemi } from './Problemi.tsx';
import { aspettoSdi } from './stato-sdi.ts';
import type { useFattura } from './useFattura.tsx';

type Atti = ReturnType<typeof useFattura>;
type Props = { una: Fattura; atti: Atti; vende: boolean };

/** The chosen invoice, beside the list. */
export function PannelloFattura({ id, atti, vende }: { id: string | null; atti: Atti; vende: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
    <section className={css.panel} aria-label={m.dettaglio} tabIndex={0}>
      {id === null ? <p className={css.soft}>{m.scegli}</p> : <Letta key={id} id={id} {...{ atti, vende }} />}
    </section>
  );
}

function Letta({ id, ...resto }: { id: string; atti: Atti; vende: boolean }) {
  const { data: una, errore } = useLetto(fatturaQuery(id));
  if (errore) return <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />;
  if (!una) return <Skeleton righe={6} />;
  return <Intera key={una.versione} una={una} {...resto} />;
}

function Intera(props: Props) {
  const { una, vende } = props;
  const isFerma = una.impedimenti.length > 0;
  // A file of others is not mended from here: another takes its place.
  const isDiAltri = una.manuale && isFerma;
  const mendable = vende && una.inviabile && !isDiAltri && (isFerma || una.statoSDI !== 'Da inviare');
  return (
    <>
      <Testata {...props} />
      {una.motivi.length > 0 && (
        <Problemi
          {...{ una, atti: props.atti, rimedi: mendable, titolo: m.perche }}
          voci={una.motivi.map(({ codice, parole, testo, campo }) => ({
            ...{ campo, frase: parole, sotto: m.codice(codice, testo) },
          }))}
        />
      )}
      {una.statoSDI === 'Errore invio' && una.erroreInvio !== null && !isFerma && (
        <section aria-label={m.nonPartita}>
          <h3 className={css.heading}>{m.nonPartita}</h3>
          <p className={css.text}>{una.erroreInvio}</p>
        </section>
      )}
      {isFerma && (
        <Problemi
          {...{ una, atti: props.atti, rimedi: mendable, titolo: m.ferma }}
          voci={una.impedimenti.map(({ frase, campo, dove }) => ({
            ...{ campo, frase, sotto: dove === null || isDiAltri ? null : m.nelFile(dove) },
          }))}
          nota={isDiAltri ? m.fermaManuale : m.fermaTesto}
        />
      )}
      {una.statoSDI === 'Non recapitata' && vende && <p className={css.text}>{m.avvisoMC}</p>}
      {mendable && <Correzione una={una} atti={props.atti} />}
      <Dati una={una} />
      <Righe una={una} />
      <Notifiche una={una} />
    </>
  );
}

function Testata({ una, atti, vende }: Props) {
  const fatti = [
    una.collegata && m.stornoDi(una.collegata.numero, una.collegata.data),
    una.stornata && m.stornata,
    una.manuale && m.manuale,
    una.incassata ? m.incassata(una.incassata) : una.insoluta ? m.insoluta(una.insoluta) : m.nonIncassata,
    una.simulata && m.simulata,
  ].filter((frase) => typeof frase === 'string');
  const rinvia = una.statoSDI === 'Errore invio' ? m.rinvia : m.invia;
  return (
    <div className={css.form}>
      <div className={css.head}>
        <h2 className={css.number}>{una.numero}</h2>
        <Stato tipo={aspettoSdi[una.statoSDI]} testo={una.statoSDI} />
      </div>
      <p className={css.soft}>{m.del(una.cliente, una.data)}</p>
      <p className={css.amount}>{formatEuro(withSegno(una, una.totale))}</p>
      <p className={css.soft}>{m.piuIva(formatEuro(una.imponibile), formatEuro(una.iva))}</p>
      {fatti.map((frase) => (
        <p key={frase} className={css.soft}>
          {frase}
        </p>
      ))}
      <div className={css.actions}>
        {vende && una.inviabile && una.statoSDI !== 'Scartata' && (
          <Button aspetto="primary" inCorso={atti.inCorso} onClick={() => void atti.invia(una.id)}>
            {rinvia}
          </Button>
        )}
        <Button onClick={() => atti.saveAs(una, 'pdf')}>{m.pdf}</Button>
        <Button onClick={() => atti.saveAs(una, 'xml')}>{m.xml}</Button>
        {una.vistaUfficiale && <Button onClick={() => openVista(una.id)}>{m.vista}</Button>}
        {vende && una.modificabile && (
          <Button onClick={() => void atti.askModifica(una)}>{m.modifica}</Button>
        )}
        {vende && una.inviabile && <Button onClick={() => void atti.upload(una)}>{m.carica}</Button>}
        {vende && <Button onClick={() => void atti.askIncasso(una)}>{m.incasso}</Button>}
        {vende && una.tipoDocumento !== 'TD04' && !una.stornata && (
          <Button onClick={() => void atti.askStorno(una)}>{m.storna}</Button>
        )}
      </div>
    </div>
  );
}

const Dati = ({ una }: { una: Fattura }) => (
  <dl className={css.data}>
    {(
      [
        [m.sezionale, una.sezionale],
        [m.progressivo, String(una.progressivo)],
        [m.anno, String(una.anno)],
        [m.codiceSDI, una.codiceSDI],
        [m.pec, una.pec ?? m.nessunaPec],
        [m.stato, una.stato],
        [m.invio, una.invio ?? m.nonPartitaAncora],
      ] as const
    ).map(([nome, valore]) => (
      <div key={nome}>
        <dt>{nome}</dt>
        <dd className="figures">{valore}</dd>
      </div>
    ))}
  </dl>
);

const Righe = ({ una }: { una: Fattura }) => (
  <table className={css.lines}>
    <thead>
      <tr>
        <th scope="col">{m.descrizione}</th>
        <th scope="col">{m.imponibile}</th>
      </tr>
    </thead>
    <tbody>
      {una.righe.map((riga) => (
        <tr key={`${riga.descrizione}${riga.totale}`}>
          <td>{riga.descrizione}</td>
          <td className="figures">{formatEuro(riga.totale)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const quando = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'short' });
function Notifiche({ una }: { una: Fattura }) {
  if (una.notifiche.length === 0) return null;
  return (
    <section aria-label={m.notifiche}>
      <h3 className={css.heading}>
        {m.notifiche}
        {una.identificativoSDI !== null && ` · ${m.idSdi(una.identificativoSDI)}`}
      </h3>
      <ol className={css.steps}>
        {una.notifiche.map((passo) => (
          <li key={`${passo.file}${passo.tipo}`}>
            <span className={css.soft}>{quando.format(new Date(passo.quando))}</span> <b>{passo.tipo}</b>{' '}
            {paroleNotifica[passo.tipo] ?? ''}
            <br />
            <span className={css.soft}>{passo.file}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
