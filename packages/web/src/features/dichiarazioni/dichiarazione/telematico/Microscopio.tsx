import { loadTelematico, type RigaVista, type Vetrino } from '@quadra/fisco';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiTelematico as m } from '../../../../messages/telematico.ts';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { classi } from '../../../../ui/classi.ts';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import css from './Microscopio.module.css';
import { type Chiave, downloadFile, type FileTelematico } from './telematico.api.ts';

/** A field with the casella it comes from. */
type Campo = Vetrino & { readonly chiave: string | null };
type Riga = Omit<RigaVista, 'vetrini'> & { readonly campi: readonly Campo[] };
type Visto = { readonly righe: readonly Riga[]; readonly fonte: string };

const readTesto = async (chiave: Chiave, file: string): Promise<string> =>
  new TextDecoder('latin1').decode(await (await downloadFile(chiave, file)).arrayBuffer());

/** The file, read with the table that wrote it, beside the one before. */
async function look(chiave: Chiave, file: FileTelematico, precedente: FileTelematico | null): Promise<Visto> {
  const [{ findChiave, findTracciatoDiCodice, lookFile, splitRighe }, testo, prima] = await Promise.all([
    loadTelematico(),
    readTesto(chiave, file.id),
    precedente?.tracciato === file.tracciato ? readTesto(chiave, precedente.id) : undefined,
  ]);
  const tracciato = findTracciatoDiCodice(file.tracciato);
  if (tracciato === undefined) return { righe: [], fonte: '' };
  const scritte = splitRighe(testo);
  const righe = lookFile(tracciato, testo, prima).map(({ vetrini, ...riga }) => ({
    ...riga,
    campi: vetrini.map((v) => {
      const modulo = Number(scritte[v.riga - 1]?.slice(17, 25)) || 1;
      return { ...v, chiave: findChiave(tracciato, { record: v.record, campo: v.campo, modulo }) };
    }),
  }));
  return { righe, fonte: tracciato.fonte };
}

type Props = { file: FileTelematico; precedente: FileTelematico | null; onClose: () => void };

/** A file looked at field by field: the specification, the casella, its formula, what it was in the send before. */
export default function Microscopio({ file, precedente, onClose }: Props) {
  const { dichiarazione } = useApertura();
  const [visto, setVisto] = useState<Visto | null>(null);
  const [scelto, setScelto] = useState<Campo | null>(null);
  const [soloCambiati, setSoloCambiati] = useState(false);
  const casa = useRef<HTMLElement>(null);
  useEffect(() => {
    look(dichiarazione, file, precedente).then(setVisto, (causa) =>
      notifiche.push('error', toApiError(causa).testo),
    );
  }, [dichiarazione, file, precedente]);
  useEffect(() => {
    if (visto) casa.current?.scrollIntoView({ block: 'nearest' });
  }, [visto]);
  const campi = visto?.righe.flatMap((riga) => riga.campi) ?? [];
  const cambiati = campi.filter(({ prima }) => prima !== undefined);
  const mostrati = soloCambiati ? cambiati : campi;
  /** The field looked at: the first, until one is pointed at. */
  const guardato = (scelto !== null && mostrati.includes(scelto) ? scelto : mostrati[0]) ?? null;
  return (
    <section ref={casa} className={css.lens} aria-label={m.microscopio} aria-busy={visto === null}>
      <header className={css.head}>
        <h3>
          {m.microscopio} <span className="figures">{file.nome}</span>
        </h3>
        {precedente !== null && visto !== null && (
          <>
            <span className={css.soft}>{m.cambiati(cambiati.length)}</span>
            <Spunta etichetta={m.soloCambiati} scelta={soloCambiati} onChange={setSoloCambiati} />
          </>
        )}
        <IconButton icona={IconX} nome={m.chiudi} onClick={onClose} />
      </header>
      <p className={css.soft}>{m.istruzioni}</p>
      <div className={css.body}>
        <div className={css.rows}>
          {visto?.righe.map((riga) => (
            <RigaDelFile
              key={riga.riga}
              riga={riga}
              soloCambiati={soloCambiati}
              scelto={guardato}
              onScelto={setScelto}
            />
          ))}
        </div>
        <Dettaglio campo={guardato} fonte={visto?.fonte ?? ''} conPrima={precedente !== null} />
      </div>
    </section>
  );
}

/** The field beside, in the order of the file: the arrows go through all of them. */
function moveFuoco(evento: KeyboardEvent<HTMLButtonElement>): void {
  const passo = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[evento.key];
  if (passo === undefined) return;
  evento.preventDefault();
  const tutti = [...document.querySelectorAll<HTMLElement>('[data-vetrino]')];
  tutti[tutti.indexOf(evento.currentTarget) + passo]?.focus();
}

type PropsRiga = {
  riga: Riga;
  soloCambiati: boolean;
  scelto: Campo | null;
  onScelto: (campo: Campo) => void;
};

function RigaDelFile({ riga, soloCambiati, scelto, onScelto }: PropsRiga) {
  const { modello, goTo, explain } = useApertura();
  const campi = soloCambiati ? riga.campi.filter(({ prima }) => prima !== undefined) : riga.campi;
  if (campi.length === 0) return null;
  const open = ({ chiave }: Campo) => {
    const casella = chiave === null ? undefined : modello.findCasella(chiave);
    if (chiave === null || casella === undefined) return;
    if (casella.inserita) goTo(chiave);
    else explain(chiave);
  };
  return (
    <div className={css.row}>
      <p className={css.rowName}>
        <span className="figures">{m.riga(riga.riga)}</span> {m.record(riga.record, riga.titolo)}
      </p>
      <div className={css.fields}>
        {campi.map((campo) => (
          <button
            key={campo.da}
            type="button"
            data-vetrino
            tabIndex={campo === scelto ? 0 : -1}
            className={classi(
              css.field,
              campo.prima !== undefined && css.changed,
              campo === scelto && css.chosen,
            )}
            onMouseEnter={() => onScelto(campo)}
            onFocus={() => onScelto(campo)}
            onKeyDown={moveFuoco}
            onClick={() => open(campo)}
          >
            <span className={css.code}>
              {campo.chiave === null ? campo.campo : nameCasella(campo.chiave)}
            </span>
            <span className={classi(css.text, 'figures')}>{campo.testo || m.nessuno}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Dettaglio({ campo, fonte, conPrima }: { campo: Campo | null; fonte: string; conPrima: boolean }) {
  const { modello } = useApertura();
  if (campo === null) return <aside className={css.detail} />;
  const casella = campo.chiave === null ? undefined : modello.findCasella(campo.chiave);
  const voci: readonly (readonly [string, string | undefined])[] = [
    [m.campo, `${campo.record}${campo.campo.length > 3 ? ` ${campo.campo}` : campo.campo}`],
    [m.posizioni, m.daA(campo.da, campo.a)],
    [m.formato, campo.formato],
    [m.valore, campo.testo],
    [m.prima, conPrima ? (campo.prima === undefined ? m.uguale : campo.prima || m.primaAssente) : undefined],
    [
      m.rigo,
      casella === undefined || campo.chiave === null
        ? m.nessunaCasella
        : `${nameCasella(campo.chiave)}, ${casella.titolo}`,
    ],
    [m.formula, casella?.formulaBreve],
    [m.nota, campo.nota],
    [m.specifica, fonte],
    [m.certezza, m.certezze[campo.certezza]],
  ];
  return (
    <aside className={css.detail} aria-live="polite">
      <h4>{campo.titolo === campo.campo ? (casella?.titolo ?? campo.campo) : campo.titolo}</h4>
      {campo.blocco && <p className={css.soft}>{campo.blocco}</p>}
      <dl>
        {voci
          .filter(([, valore]) => valore !== undefined && valore !== '')
          .map(([nome, valore]) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd className="figures">{valore}</dd>
            </div>
          ))}
      </dl>
    </aside>
  );
}
