import { errori, etichettaProfiloCliente } from '@quadra/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { decodeEntita } from '../../../formato/entita.ts';
import { etichetteRegistrazione as e, messaggiRegistrazione as m } from '../../../messages/registrazione.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Fatto, FoglioStretto, formStretto } from '../../../ui/pagina/FoglioStretto.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import { ErrorSummary } from '../../../ui/stati/ErrorSummary.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { type Campo, checkValori, listObbligatori, PRIVATO, type Valori, valoriVuoti } from './controlli.ts';
import css from './Registrazione.module.css';
import { register } from './registrazione.api.ts';

type Profilo = '0' | '1' | '2';
type Sbagliati = Partial<Record<string, string>>;
type Rifiuto = { testo: string; codiceRichiesta: string | null };

const righe: readonly { titolo: string; campi: readonly (readonly [Campo, 'half' | 'third' | 'sixth'])[] }[] =
  [
    {
      titolo: m.chi,
      campi: [
        ['RagioneSociale', 'half'],
        ['PIVA', 'half'],
        ['Cognome', 'third'],
        ['Nome', 'third'],
        ['CodiceFiscale', 'third'],
        ['Email', 'half'],
        ['EmailConferma', 'half'],
      ],
    },
    {
      titolo: m.sede,
      campi: [
        ['Via', 'third'],
        ['Comune', 'third'],
        ['Provincia', 'sixth'],
        ['CAP', 'sixth'],
      ],
    },
    {
      titolo: m.recapiti,
      campi: [
        ['EmailStudio', 'half'],
        ['TelefonoStudio', 'half'],
      ],
    },
  ];
const fonteProfili = makeFonteEnum(etichettaProfiloCliente);
const massimi: Partial<Record<Campo, number>> = { PIVA: 11, CodiceFiscale: 16, Provincia: 2, CAP: 5 };

/** What who registers writes, what is wrong in it, and how it is sent. */
function useRegistrazione() {
  const { reflink } = useSearch({ strict: false }) as { reflink?: string };
  const [profilo, setProfilo] = useState<Profilo>('0');
  const [valori, setValori] = useState<Valori>(valoriVuoti);
  const [informativa, setInformativa] = useState(false);
  const [sbagliati, setSbagliati] = useState<Sbagliati>({});
  const [rifiuto, setRifiuto] = useState<Rifiuto | null>(null);
  const [isFatta, setFatta] = useState(false);
  const [inCorso, setInCorso] = useState(false);
  const send = async () => {
    setInCorso(true);
    try {
      await register({
        ...valori,
        TipoProfiloCliente: Number(profilo),
        Informativa: informativa,
        Reflink: reflink ?? null,
      });
      setFatta(true);
    } catch (causa) {
      const { campi, testo, codiceRichiesta } = toApiError(causa);
      setSbagliati(
        Object.fromEntries(campi.map(({ percorso, messaggio }) => [percorso, decodeEntita(messaggio)])),
      );
      if (campi.length === 0) setRifiuto({ testo, codiceRichiesta });
    } finally {
      setInCorso(false);
    }
  };
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (inCorso) return;
    const trovati = checkValori(profilo, valori, informativa);
    setSbagliati(trovati);
    setRifiuto(null);
    if (Object.keys(trovati).length === 0) await send();
  };
  const change = (campo: Campo, valore: string) => {
    setValori((prima) => ({ ...prima, [campo]: valore }));
    setSbagliati(({ [campo]: _, ...altri }) => altri);
  };
  return {
    profilo,
    setProfilo,
    valori,
    change,
    informativa,
    setInformativa,
    sbagliati,
    rifiuto,
    isFatta,
    inCorso,
    submit,
  };
}

type Registrazione = ReturnType<typeof useRegistrazione>;

const isNascosto = (profilo: Profilo, campo: Campo) =>
  profilo === PRIVATO &&
  (campo === 'RagioneSociale' || campo === 'EmailStudio' || campo === 'TelefonoStudio' || campo === 'PIVA');

/** Who is not a client yet asks to be one; the answer never tells whether the address is known. */
export function RegistrazionePage() {
  const registrazione = useRegistrazione();
  return (
    <FoglioStretto largo titolo={m.titolo} testo={m.testo} fondo={<Link to="/login">{m.tornaAccesso}</Link>}>
      {registrazione.isFatta ? <Fatto>{m.fatta}</Fatto> : <Modulo {...registrazione} />}
    </FoglioStretto>
  );
}

function Modulo(registrazione: Registrazione) {
  const { profilo, setProfilo, informativa, setInformativa, sbagliati, rifiuto, inCorso, submit } =
    registrazione;
  const voci = Object.entries(sbagliati).map(([percorso, messaggio = '']) => ({
    percorso,
    etichetta: e[percorso] ?? percorso,
    messaggio: percorso === 'Informativa' ? errori.PRIVACY_NON_ACCETTATA.testo : messaggio,
  }));
  return (
    <form className={formStretto} onSubmit={submit} noValidate>
      {rifiuto && <RiquadroErrore fuoco {...rifiuto} />}
      {voci.length > 0 && (
        <ErrorSummary titolo={m.nonRiuscita(voci.length)} voci={voci} codiceRichiesta={null} />
      )}
      <Tendina
        etichetta={m.profilo}
        fonte={fonteProfili}
        valore={profilo}
        onChange={(chiave) => chiave !== null && setProfilo(chiave as Profilo)}
      />
      {righe.map((riga) => (
        <Riga key={riga.titolo} {...registrazione} {...riga} />
      ))}
      <div data-percorso="Informativa">
        <Spunta etichetta={m.informativa} scelta={informativa} onChange={setInformativa} />
      </div>
      <Button aspetto="primary" type="submit" inCorso={inCorso}>
        {m.registra}
      </Button>
    </form>
  );
}

function Riga({
  titolo,
  campi,
  profilo,
  valori,
  sbagliati,
  change,
}: Registrazione & (typeof righe)[number]): ReactNode {
  const visibili = campi.filter(([campo]) => !isNascosto(profilo, campo));
  const obbligatori = listObbligatori(profilo);
  const makeCampo = (campo: Campo): PropsCampo => {
    const sbagliato = sbagliati[campo];
    return {
      percorso: campo,
      etichetta: e[campo] ?? campo,
      ...(obbligatori.includes(campo) ? {} : { nota: m.facoltativo }),
      messaggio: sbagliato === undefined ? null : { tipo: 'error', testo: sbagliato },
    };
  };
  if (visibili.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{titolo}</legend>
      <div className={css.fields}>
        {visibili.map(([campo, misura]) => (
          <TextField
            key={campo}
            {...makeCampo(campo)}
            className={css[misura]}
            valore={valori[campo]}
            massimo={massimi[campo] ?? 200}
            codice={campo === 'CodiceFiscale' || campo === 'Provincia'}
            spellCheck={false}
            onChange={(valore) => change(campo, valore)}
          />
        ))}
      </div>
    </fieldset>
  );
}
