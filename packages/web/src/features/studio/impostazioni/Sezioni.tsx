import {
  etichettaGestioneTelematico,
  gestioneFlagInvioTelematico,
  type NomeTesto,
  readGestioneTelematico,
  testiPredefiniti,
} from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import type { Personalizzazioni } from '../../../api/personalizzazioni.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { etichetteImpostazioni as e, messaggiImpostazioni as m } from '../../../messages/impostazioni.ts';
import type { PropsCampo } from '../../../ui/campi/Campo.tsx';
import { Interruttore } from '../../../ui/campi/Interruttore.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { openAvviso } from '../../../ui/finestre/apertura.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteEnum } from '../../../ui/scelta/voci.ts';
import css from './Impostazioni.module.css';
import type { Valori } from './ImpostazioniPage.tsx';
import { setForzaChiusura } from './impostazioni.api.ts';
import { fillTesto } from './testo.ts';

type Props = {
  valori: Valori;
  change: (nuovi: Partial<Valori>) => void;
  makeCampo: (nome: string, bloccato?: boolean) => PropsCampo;
  scrive: boolean;
};

const fonteFlag = makeFonteEnum(
  Object.fromEntries(
    Object.values(gestioneFlagInvioTelematico).map((flag) => [
      flag,
      etichettaGestioneTelematico[readGestioneTelematico(flag)],
    ]),
  ),
);
const interruttori = ['dataDaFiltroImpostata', 'richiestaConfermaQuadri', 'rateusPortaleUnico'] as const;

export function Operative({ valori, change, makeCampo, scrive }: Props) {
  const { personalizzazioni } = valori;
  const set = (nuove: Partial<Personalizzazioni>) =>
    change({ personalizzazioni: { ...personalizzazioni, ...nuove } });
  return (
    <Sezione larga titolo={m.operative} testo={m.operativeTesto}>
      <div>
        {interruttori.map((nome) => (
          <Interruttore
            key={nome}
            nome={e[nome] ?? nome}
            acceso={personalizzazioni[nome] ?? false}
            solaLettura={!scrive}
            onChange={(acceso) => set({ [nome]: acceso })}
          />
        ))}
        <p className={css.hint}>{m.rateusTesto}</p>
      </div>
      <Tendina
        {...makeCampo('gestioneFlagInvioTelematico', !scrive)}
        className={css.narrow}
        valore={String(personalizzazioni.gestioneFlagInvioTelematico)}
        fonte={fonteFlag}
        onChange={(chiave) => chiave !== null && set({ gestioneFlagInvioTelematico: Number(chiave) })}
      />
    </Sezione>
  );
}

type PropsChiusura = {
  idStudio: number;
  forza: boolean;
  scrive: boolean;
  onForza: (forza: boolean) => void;
};

/** It counts at once: it is no part of what Salva sends. */
export function Chiusura({ idStudio, forza, scrive, onForza }: PropsChiusura) {
  const { inCorso, run } = useAtto();
  const set = async (abilita: boolean) => {
    const fatto = await run(
      async () => {
        await setForzaChiusura(idStudio, abilita);
        return true;
      },
      abilita ? m.forzata : m.nonForzata,
    );
    if (fatto) onForza(abilita);
  };
  return (
    <Sezione larga titolo={m.chiusura} testo={m.chiusuraTesto}>
      <Interruttore nome={m.forza} acceso={forza} solaLettura={!scrive || inCorso} onChange={set} />
    </Sezione>
  );
}

const diPosta: readonly NomeTesto[] = [
  'OggettoInvioTelematico',
  'CorpoInvioTelematico',
  'OggettoF24Studio',
  'CorpoF24Studio',
  'OggettoF24Cliente',
  'CorpoF24Cliente',
  'CorpoArchiviazione',
];
/** What is printed where the year has no text of its own. */
const diIncarico: readonly NomeTesto[] = ['Incarico', 'MandatoF24'];

export function TestiStudio(props: Props) {
  return (
    <>
      <Sezione larga titolo={m.posta} testo={m.testiTesto}>
        {diPosta.map((nome) => (
          <Testo key={nome} {...props} nome={nome} />
        ))}
      </Sezione>
      <Sezione titolo={m.avvisi} testo={m.avvisiTesto}>
        <p>
          <Link to="/notifiche-automatiche">{m.avvisiPagina}</Link>
        </p>
      </Sezione>
      <Sezione larga titolo={m.incarichi} testo={m.incarichiTesto}>
        {diIncarico.map((nome) => (
          <Testo key={nome} {...props} nome={nome} />
        ))}
        <p>
          <Link to="/testi-incarico">{m.incarichiPagina}</Link>
        </p>
      </Sezione>
    </>
  );
}

function Testo({ nome, valori, change, makeCampo, scrive }: Props & { nome: NomeTesto }) {
  const { utente, configurazione } = useSessione();
  const proprio = valori.testi[nome];
  const testo = proprio ?? testiPredefiniti[nome];
  const set = (nuovo: string | null) => change({ testi: { ...valori.testi, [nome]: nuovo } });
  const show = () => {
    const nomi = {
      cliente: m.clienteEsempio,
      anno: String(configurazione.annoFiscale),
      studio: utente.studio?.ragioneSociale ?? '',
    };
    void openAvviso({
      titolo: e[nome] ?? nome,
      contenuto: <p className={css.preview}>{fillTesto(testo, nomi)}</p>,
    });
  };
  return (
    <div className={css.text}>
      <TextField
        {...makeCampo(nome, !scrive)}
        nota={proprio === null ? undefined : m.modificato}
        massimo={4000}
        righe={nome.startsWith('Oggetto') ? 1 : 4}
        valore={testo}
        onChange={(nuovo) => set(nuovo === testiPredefiniti[nome] ? null : nuovo)}
      />
      <Button onClick={show}>{m.anteprima}</Button>
      <Button aspetto="quiet" disabled={proprio === null || !scrive} onClick={() => set(null)}>
        {m.ripristina}
      </Button>
    </div>
  );
}
