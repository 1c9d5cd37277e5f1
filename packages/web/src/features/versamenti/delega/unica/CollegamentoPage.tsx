import type { AreaDelegaUnica } from '@quadra/contract';
import { normalizeCodiceFiscale } from '@quadra/values';
import { IconDownload } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiCollegamento as m } from '../../../../messages/delega-unica.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { saveFile } from '../../../../ui/comandi/salva-file.ts';
import css from '../../../../ui/pagina/FoglioCliente.module.css';
import { FoglioCliente } from '../../../../ui/pagina/FoglioCliente.tsx';
import { FotoCliente } from '../../../../ui/pagina/FotoCliente.tsx';
import { useTitoloPagina } from '../../../../ui/pagina/titolo-pagina.ts';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { AreeDelega } from './AreeDelega.tsx';
import {
  type Collegamento,
  denyCollegamento,
  downloadDaFirmare,
  openCollegamento,
  sendFirmato,
} from './unica.api.ts';

type Passo = 'scelte' | 'firma' | 'nega' | 'fatto' | 'negata';
const FOGLI_MASSIMI = 4;

/** The page of a client who was asked for a delega: made for a telephone, opened by its link alone. */
export function CollegamentoPage() {
  const { codice = '' } = useParams({ strict: false });
  const [letto, setLetto] = useState<Collegamento | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  useTitoloPagina(m.titoloPagina);
  useEffect(() => {
    let viva = true;
    openCollegamento(codice).then(
      (data) => viva && setLetto(data),
      (causa: unknown) => {
        const { codice: quale, testo } = toApiError(causa);
        if (viva) setErrore(quale === 'CODICE_NON_VALIDO' ? m.nonValidoTesto : testo);
      },
    );
    return () => {
      viva = false;
    };
  }, [codice]);
  if (errore !== null) return <FoglioCliente titolo={m.nonValido} testo={errore} />;
  return letto && <Aperto codice={codice} letto={letto} />;
}

function Aperto({ codice, letto }: { codice: string; letto: Collegamento }) {
  const [passo, setPasso] = useState<Passo>('scelte');
  const [aree, setAree] = useState<readonly AreaDelegaUnica[]>(letto.aree);
  const [avviso, setAvviso] = useState<string | null>(null);
  const { studio } = letto;
  if (passo === 'fatto')
    return <FoglioCliente studio={studio} titolo={m.fatto} testo={m.fattoTesto(studio)} />;
  if (passo === 'negata')
    return <FoglioCliente studio={studio} titolo={m.negata} testo={m.negataTesto(studio)} />;
  if (passo === 'firma' || passo === 'nega') {
    const Quale = passo === 'firma' ? Firma : Nega;
    return <Quale {...{ codice, letto, aree }} onIndietro={() => setPasso('scelte')} onFatto={setPasso} />;
  }
  const go = () => {
    setAvviso(aree.length === 0 ? m.nessunaArea : null);
    if (aree.length > 0) setPasso('firma');
  };
  return (
    <FoglioCliente studio={studio} titolo={m.titolo} testo={m.testo(letto.cliente)}>
      <p className={css.soft}>{m.aFavore(letto.intermediario)}</p>
      <div className={css.large}>
        <AreeDelega
          chieste={letto.aree}
          scelte={aree}
          onChange={setAree}
          scadenza={letto.scadenza}
          massimi={letto.intermediariMassimi}
        />
      </div>
      {avviso && <RiquadroErrore testo={avviso} fuoco />}
      <Button aspetto="primary" className={css.main_button} onClick={go}>
        {m.continua}
      </Button>
      <Button aspetto="quiet" className={css.other} onClick={() => setPasso('nega')}>
        {m.nega}
      </Button>
    </FoglioCliente>
  );
}

type PropsPasso = {
  codice: string;
  letto: Collegamento;
  aree: readonly AreaDelegaUnica[];
  onIndietro: () => void;
  onFatto: (passo: Passo) => void;
};

/** What is typed to say who one is, and what went wrong with it. */
function useCodiceFiscale({ cliente }: Collegamento) {
  const [codiceFiscale, setCodiceFiscale] = useState('');
  const [errore, setErrore] = useState<{ campo: string | null; testo: string } | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const run = async (atto: () => Promise<unknown>): Promise<boolean> => {
    if (codiceFiscale.trim() === '') {
      setErrore({ campo: 'CodiceFiscale', testo: m.mancaCodice });
      return false;
    }
    setInCorso(true);
    setErrore(null);
    try {
      await atto();
      return true;
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrore({ campo: campi[0]?.percorso ?? null, testo: campi[0]?.messaggio ?? testo });
      return false;
    } finally {
      setInCorso(false);
    }
  };
  const campo = (
    <TextField
      etichetta={m.codiceFiscale(cliente)}
      obbligatorio
      codice
      autoComplete="off"
      spellCheck={false}
      massimo={16}
      {...(errore?.campo === 'CodiceFiscale' && { messaggio: { tipo: 'error', testo: errore.testo } })}
      valore={codiceFiscale}
      onChange={setCodiceFiscale}
    />
  );
  const altrove = errore !== null && errore.campo !== 'CodiceFiscale' && (
    <RiquadroErrore testo={errore.testo} fuoco />
  );
  return { codiceFiscale: normalizeCodiceFiscale(codiceFiscale), run, inCorso, setErrore, campo, altrove };
}

function Firma({ codice, letto, aree, onIndietro, onFatto }: PropsPasso) {
  const [file, setFile] = useState<readonly File[]>([]);
  const { codiceFiscale, run, inCorso, setErrore, campo, altrove } = useCodiceFiscale(letto);
  const save = () =>
    void run(async () => saveFile(await downloadDaFirmare(codice, codiceFiscale, aree), m.file));
  const submit = async () => {
    if (file.length === 0) return setErrore({ campo: null, testo: m.mancaFoto });
    if (await run(() => sendFirmato(codice, file, codiceFiscale, aree))) onFatto('fatto');
  };
  return (
    <FoglioCliente studio={letto.studio} titolo={m.firma} testo={m.firmaTesto}>
      <div className={css.form}>
        {campo}
        <p className={css.soft}>{m.codiceNota}</p>
        <Button icona={IconDownload} className={css.second} onClick={save}>
          {m.scarica}
        </Button>
        <FotoCliente
          file={file}
          massimi={FOGLI_MASSIMI}
          scegli={m.foto}
          testo={m.fotoTesto}
          togli={m.togli}
          onFile={setFile}
        />
        <p className={css.soft}>{m.chi}</p>
        {altrove}
        <Button aspetto="primary" className={css.main_button} inCorso={inCorso} onClick={() => void submit()}>
          {m.manda}
        </Button>
        <Button aspetto="quiet" className={css.other} onClick={onIndietro}>
          {m.indietro}
        </Button>
      </div>
    </FoglioCliente>
  );
}

function Nega({ codice, letto, onIndietro, onFatto }: PropsPasso) {
  const { codiceFiscale, run, inCorso, campo, altrove } = useCodiceFiscale(letto);
  const submit = async () => {
    if (await run(() => denyCollegamento(codice, codiceFiscale))) onFatto('negata');
  };
  return (
    <FoglioCliente studio={letto.studio} titolo={m.negaTitolo} testo={m.negaTesto}>
      <div className={css.form}>
        {campo}
        {altrove}
        <Button aspetto="primary" className={css.main_button} inCorso={inCorso} onClick={() => void submit()}>
          {m.negaConferma}
        </Button>
        <Button aspetto="quiet" className={css.other} onClick={onIndietro}>
          {m.indietro}
        </Button>
      </div>
    </FoglioCliente>
  );
}
