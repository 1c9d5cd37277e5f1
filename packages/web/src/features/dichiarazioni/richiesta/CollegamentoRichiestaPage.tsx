import { type CollegamentoChiestoFilo, type Interno, LIMITI_RICHIESTA } from '@quadra/contract';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { PassoCodice } from '../../../dominio/collegamento/PassoCodice.tsx';
import { messaggiCollegamentoRichiesta as m } from '../../../messages/richiesta-documento.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from '../../../ui/pagina/FoglioCliente.module.css';
import { FoglioCliente } from '../../../ui/pagina/FoglioCliente.tsx';
import { FotoCliente } from '../../../ui/pagina/FotoCliente.tsx';
import { useTitoloPagina } from '../../../ui/pagina/titolo-pagina.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { askCodice, openRichiesta, readRichiesta, sayMancante, sendDocumento } from './collegamento.api.ts';
import { FormMancante } from './FormMancante.tsx';

type Aperta = Awaited<ReturnType<typeof openRichiesta>>;
type Chiesto = Interno<CollegamentoChiestoFilo>;

/** The page of a client who was asked for a document: made for a telephone, opened by its link and a code. */
export function CollegamentoRichiestaPage() {
  const { codice: link = '' } = useParams({ strict: false });
  const [aperta, setAperta] = useState<Aperta | null>(null);
  const [errore, setErrore] = useState<string | null>(null);
  useTitoloPagina(m.titoloPagina);
  useEffect(() => {
    let viva = true;
    openRichiesta(link).then(
      (data) => viva && setAperta(data),
      (causa: unknown) => viva && setErrore(toApiError(causa).testo),
    );
    return () => {
      viva = false;
    };
  }, [link]);
  if (errore !== null) return <FoglioCliente titolo={m.nonSiApre} testo={errore} />;
  return aperta && <Passi link={link} aperta={aperta} />;
}

function Passi({ link, aperta: { studio, email } }: { link: string; aperta: Aperta }) {
  const [chiesto, setChiesto] = useState<(Chiesto & { codice: string }) | null>(null);
  const [fatto, setFatto] = useState<'mandato' | 'mancante' | null>(null);
  if (fatto === 'mandato')
    return <FoglioCliente studio={studio} titolo={m.fatto} testo={m.fattoTesto(studio)} />;
  if (fatto === 'mancante')
    return <FoglioCliente studio={studio} titolo={m.detto} testo={m.dettoTesto(studio)} />;
  if (chiesto !== null)
    return <Manda {...{ link, studio, chiesto }} codice={chiesto.codice} onFatto={setFatto} />;
  return (
    <FoglioCliente studio={studio} titolo={m.titolo} testo={m.testo(studio)}>
      <PassoCodice
        email={email}
        parole={m}
        mandaCodice={() => askCodice(link)}
        onCodice={async (codice) => setChiesto({ ...(await readRichiesta(link, codice)), codice })}
      />
    </FoglioCliente>
  );
}

type PropsManda = {
  link: string;
  studio: string;
  chiesto: Chiesto;
  codice: string;
  onFatto: (come: 'mandato' | 'mancante') => void;
};
function Manda({ link, studio, chiesto, codice, onFatto }: PropsManda) {
  const [file, setFile] = useState<readonly File[]>([]);
  const [isMancante, setMancante] = useState(false);
  const [errore, setErrore] = useState<string | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const submit = async () => {
    if (file.length === 0) return setErrore(m.mancaFoto);
    setErrore(null);
    setInCorso(true);
    try {
      await sendDocumento(link, file, codice);
      onFatto('mandato');
    } catch (causa) {
      const { campi, testo } = toApiError(causa);
      setErrore(campi[0]?.messaggio ?? testo);
    } finally {
      setInCorso(false);
    }
  };
  if (isMancante)
    return (
      <FoglioCliente studio={studio} titolo={chiesto.documento} testo={m.per(chiesto.cliente, chiesto.anno)}>
        <FormMancante
          say={(motivo) => sayMancante(link, codice, motivo)}
          onDetto={() => onFatto('mancante')}
          onAnnulla={() => setMancante(false)}
        />
      </FoglioCliente>
    );
  return (
    <FoglioCliente studio={studio} titolo={chiesto.documento} testo={m.per(chiesto.cliente, chiesto.anno)}>
      <div className={css.form}>
        {chiesto.nota && <p>{chiesto.nota}</p>}
        <FotoCliente
          file={file}
          massimi={LIMITI_RICHIESTA.file}
          scegli={m.foto}
          testo={m.fotoTesto}
          togli={m.togli}
          onFile={setFile}
        />
        <p className={css.soft}>{m.chi}</p>
        {errore && <RiquadroErrore testo={errore} fuoco />}
        <Button aspetto="primary" className={css.main_button} inCorso={inCorso} onClick={() => void submit()}>
          {m.manda}
        </Button>
        <Button className={css.second} onClick={() => setMancante(true)}>
          {m.nonCeLHo}
        </Button>
      </div>
    </FoglioCliente>
  );
}
