import { useEffect, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiFirmatario as m } from '../../../messages/firma-semplice.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from '../../../ui/pagina/FoglioCliente.module.css';
import { FoglioCliente } from '../../../ui/pagina/FoglioCliente.tsx';
import { FogliPdf } from '../../../ui/pagina/FogliPdf.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { askCodice, type DaFirmare, readFile, refuseLink, signLink } from './firmatario.api.ts';

export type Fine = 'firmato' | 'atteso' | 'rifiutato';
type Props = {
  link: string;
  studio: string;
  letta: DaFirmare & { codice: string };
  onFine: (fine: Fine) => void;
};

/** How far a document was seen. */
type Visto = { pagina: number; tutte: number };

/** The documents, whole, and under them the signature: how far each was seen is said, written, and forced on nobody. */
export function LeggiEFirma({ link, studio, letta, onFine }: Props) {
  const [visti, setVisti] = useState<ReadonlyMap<string, Visto>>(new Map());
  const see = (id: string) => (pagina: number, tutte: number) =>
    setVisti((prima) =>
      new Map(prima).set(id, { pagina: Math.max(pagina, prima.get(id)?.pagina ?? 0), tutte }),
    );
  return (
    <FoglioCliente studio={studio} titolo={m.leggi} testo={m.per(letta.firmatario, letta.cliente)}>
      {letta.altri.length > 0 && <p className={css.soft}>{m.altri(letta.altri)}</p>}
      {letta.documenti.map(({ id, nome }) => (
        <Documento key={id} {...{ link, id, nome }} codice={letta.codice} onPagina={see(id)} />
      ))}
      <Firma link={link} documenti={letta.documenti} visti={visti} onFine={onFine} />
    </FoglioCliente>
  );
}

type PropsDocumento = {
  link: string;
  codice: string;
  id: string;
  nome: string;
  onPagina: (pagina: number, tutte: number) => void;
};
function Documento({ link, codice, id, nome, onPagina }: PropsDocumento) {
  const [file, setFile] = useState<{ blob: Blob; indirizzo: string } | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  useEffect(() => {
    let indirizzo = '';
    let isVia = false;
    readFile(link, codice, id).then(
      (blob) => {
        if (isVia) return;
        indirizzo = URL.createObjectURL(blob);
        setFile({ blob, indirizzo });
      },
      (causa: unknown) => !isVia && setErrore(toApiError(causa).testo),
    );
    return () => {
      isVia = true;
      if (indirizzo !== '') URL.revokeObjectURL(indirizzo);
    };
  }, [link, codice, id]);
  return (
    <section className={css.form} aria-label={nome}>
      <h2 className={css.subtitle}>{nome}</h2>
      {errore && <RiquadroErrore testo={errore} />}
      {!file && !errore && <p role="status">{m.caricamento}</p>}
      {file && (
        <>
          <FogliPdf file={file.blob} nome={nome} parole={m} onPagina={onPagina} />
          <a href={file.indirizzo} download={nome}>
            {m.scarica}
          </a>
        </>
      )}
    </section>
  );
}

type PropsFirma = {
  link: string;
  documenti: DaFirmare['documenti'];
  visti: ReadonlyMap<string, Visto>;
  onFine: (fine: Fine) => void;
};
type Sbagliato = { campo: string | null; testo: string };
function useAttiFirma({ link, visti, onFine }: PropsFirma) {
  const [errore, setErrore] = useState<Sbagliato | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const run = async (atto: () => Promise<unknown>) => {
    setErrore(null);
    setInCorso(true);
    try {
      await atto();
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrore({ campo: campi[0]?.percorso ?? null, testo: campi[0]?.messaggio ?? testo });
    } finally {
      setInCorso(false);
    }
  };
  const wrong = (campo: string | null, testo: string) => setErrore({ campo, testo });
  const sign = (confermato: boolean, codice: string) => {
    if (!confermato) return wrong(null, m.confermaLetto);
    if (codice.trim() === '') return wrong('Codice', m.mancaCodice);
    void run(async () => {
      const pagine = new Map([...visti].map(([id, { pagina }]) => [id, pagina]));
      onFine((await signLink(link, codice, pagine)) ? 'firmato' : 'atteso');
    });
  };
  const refuse = (motivo: string, codice: string) => {
    if (motivo.trim() === '') return wrong('Motivo', m.mancaMotivo);
    if (codice.trim() === '') return wrong('Codice', m.mancaCodice);
    void run(async () => {
      await refuseLink(link, codice, motivo);
      onFine('rifiutato');
    });
  };
  return { errore, inCorso, run, sign, refuse };
}

function Firma(props: PropsFirma) {
  const { errore, inCorso, run, sign, refuse } = useAttiFirma(props);
  const [confermato, setConfermato] = useState(false);
  const [codice, setCodice] = useState('');
  const [motivo, setMotivo] = useState<string | null>(null);
  const [mandato, setMandato] = useState<string | null>(null);
  const sbagliato = (campo: string) =>
    errore?.campo === campo && { messaggio: { tipo: 'error' as const, testo: errore.testo } };
  const isAltrove = errore !== null && errore.campo !== 'Codice' && errore.campo !== 'Motivo';
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault();
        if (motivo === null) sign(confermato, codice);
        else refuse(motivo, codice);
      }}
    >
      <h2 className={css.subtitle}>{m.firmaTitolo}</h2>
      {motivo === null ? (
        <>
          <ul>
            {props.documenti.map(({ id, nome }) => (
              <Lettura key={id} nome={nome} visto={props.visti.get(id)} />
            ))}
          </ul>
          <p className={css.soft}>{m.valore}</p>
          <span className={css.tick}>
            <Spunta
              etichetta={m.letto(props.documenti.length)}
              scelta={confermato}
              onChange={setConfermato}
            />
          </span>
        </>
      ) : (
        <TextField
          etichetta={m.motivo}
          obbligatorio
          righe={3}
          massimo={500}
          {...sbagliato('Motivo')}
          valore={motivo}
          onChange={setMotivo}
        />
      )}
      <TextField
        etichetta={m.codice}
        obbligatorio
        codice
        autoComplete="one-time-code"
        inputMode="numeric"
        massimo={10}
        {...sbagliato('Codice')}
        valore={codice}
        onChange={setCodice}
      />
      <p className={css.soft} role="status">
        {mandato === null ? m.codiceAiuto : m.mandato(mandato)}
      </p>
      {isAltrove && <RiquadroErrore testo={errore.testo} fuoco />}
      <Button aspetto="primary" className={css.main_button} inCorso={inCorso} type="submit">
        {motivo === null ? m.firma : m.rifiuta}
      </Button>
      <Button
        aspetto="quiet"
        className={css.other}
        onClick={() => void run(async () => setMandato(await askCodice(props.link)))}
      >
        {m.altroCodice}
      </Button>
      <Button
        aspetto="quiet"
        className={css.other}
        onClick={() => setMotivo((ora) => (ora === null ? '' : null))}
      >
        {motivo === null ? m.nonFirmo : m.tornaFirma}
      </Button>
    </form>
  );
}

/** How far a document was seen, in a shape and in words. */
function Lettura({ nome, visto }: { nome: string; visto: Visto | undefined }) {
  const isTutto = visto !== undefined && visto.pagina >= visto.tutte;
  const testo = visto === undefined ? m.nonVisto : isTutto ? m.visto : m.vistoFino(visto.pagina);
  return (
    <li className={css.line}>
      <span>{nome}</span>
      <Stato tipo={isTutto ? 'fatto' : visto ? 'aperto' : 'daFare'} testo={testo} />
    </li>
  );
}
