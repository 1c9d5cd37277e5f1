import { tipiRegistro } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSessione } from '../../../api/contesto.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { useSalvataggio } from '../../../dominio/pagina/useSalvataggio.ts';
import { etichetteContabilita, messaggiConfigurazioneContabile as m } from '../../../messages/contabilita.ts';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { PasswordField } from '../../../ui/campi/PasswordField.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { PaginaUno } from '../../../ui/pagina/PaginaUno.tsx';
import { Campi, colonne, Scheda } from '../../../ui/pagina/Scheda.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import css from './Contabilita.module.css';
import {
  type Configurazione,
  computePermessi,
  configurazioneQuery,
  probe,
  type Valori,
  writeConfigurazione,
} from './contabilita.api.ts';

const fonteTipi = makeFonteDati(tipiRegistro.map((tipo) => ({ chiave: String(tipo), testo: String(tipo) })));
const registro = { min: 1, max: 9999, decimali: 0 } as const;
type Testo = {
  [K in keyof Configurazione]: Configurazione[K] extends string | null ? K : never;
}[keyof Configurazione];
const campiValori: readonly Testo[] = [
  ...(['causaleVendita', 'causaleIncasso', 'causaleConsumo'] as const),
  ...(['codiceIva', 'contoIva', 'contoBanca', 'tipoContoCliente', 'tipoContoGestore'] as const),
];
const toElenco = { to: '/esportazione-movimenti-contabili' } as const;

/** How the accounts of who sells are written, and the software that receives them. */
export function ConfigurazioneContabilePage() {
  return computePermessi(useSessione().utente).legge ? <Letta /> : <NonAutorizzato titolo={m.titolo} />;
}

function Letta() {
  const letto = useLetto(configurazioneQuery);
  const navigate = useNavigate();
  return (
    <PaginaUno titolo={m.titolo} letto={letto} onElenco={() => void navigate(toElenco)}>
      {(una) => <Modulo key="contabilita" iniziale={una} />}
    </PaginaUno>
  );
}

function Modulo({ iniziale }: { iniziale: Configurazione }) {
  const { utente } = useSessione();
  const { scrive } = computePermessi(utente);
  const navigate = useNavigate();
  const cache = useQueryClient();
  const scheda = useSalvataggio<Configurazione, Valori>({
    iniziale,
    toValori: (una) => ({ ...(una ?? iniziale), wsPassword: '' }),
    write: (prima, valori) => writeConfigurazione({ ...valori, versione: prima?.versione ?? 0 }),
    compare: ({ versione: _, haWsPassword: __, wsSimulato: ___, wsPronto: ____, ...resto }) => resto,
    etichette: etichetteContabilita,
    salvata: m.salvata,
    onSalvata: (una) => cache.setQueryData(configurazioneQuery.queryKey, una),
  });
  const { valori, change, makeCampo, record } = scheda;
  const makeTesto = (nome: Testo, larghezza: 2 | 4 | 6, massimo: number) => (
    <TextField
      key={nome}
      {...makeCampo(nome, !scrive)}
      className={colonne[larghezza]}
      massimo={massimo}
      valore={valori[nome] ?? ''}
      onChange={(valore) => change({ [nome]: valore })}
    />
  );
  const { etichetta, messaggio, percorso } = makeCampo('wsPassword', !scrive);
  return (
    <Scheda
      scheda={scheda}
      scrive={scrive}
      titolo={m.titolo}
      nonSalvata={m.nonSalvata}
      onIndietro={() => void navigate(toElenco)}
      avanzaConInvio={utente.invioPassaAlSuccessivo}
    >
      <Sezione larga titolo={m.servizio} testo={m.servizioTesto}>
        <Campi>
          {makeTesto('wsIndirizzo', 6, 300)}
          {makeTesto('wsUtente', 2, 100)}
          {scrive && (
            <div className={colonne[2]}>
              <PasswordField
                {...{ etichetta, messaggio: messaggio ?? null }}
                {...(percorso === undefined ? {} : { percorso })}
                autoComplete="new-password"
                maxLength={200}
                value={valori.wsPassword}
                onChange={(evento) => change({ wsPassword: evento.target.value })}
              />
              <p className={css.soft}>{record?.haWsPassword ? m.passwordSalvata : m.passwordAssente}</p>
            </div>
          )}
          {makeTesto('wsAzienda', 2, 40)}
        </Campi>
        {record?.wsSimulato && <p className={css.soft}>{m.simulato}</p>}
        {scrive && <Prova pronta={record?.wsPronto === true} isCambiata={scheda.isCambiata} />}
      </Sezione>
      <Sezione larga titolo={m.valori} testo={m.valoriTesto}>
        <Campi>
          {campiValori.map((nome) => makeTesto(nome, 2, 20))}
          <NumberField
            {...makeCampo('numeroRegistro', !scrive)}
            className={colonne[2]}
            opzioni={registro}
            valore={valori.numeroRegistro}
            onValore={(numeroRegistro) => numeroRegistro !== null && change({ numeroRegistro })}
          />
          <Tendina
            {...makeCampo('tipoRegistro', !scrive)}
            className={colonne[2]}
            valore={String(valori.tipoRegistro)}
            fonte={fonteTipi}
            onChange={(tipo) => tipo !== null && change({ tipoRegistro: Number(tipo) })}
          />
        </Campi>
      </Sezione>
    </Scheda>
  );
}

/** Asks the software whether it answers, with what was saved. */
function Prova({ pronta, isCambiata }: { pronta: boolean; isCambiata: boolean }) {
  const { run, inCorso } = useAtto();
  const tryIt = () =>
    run(async () => {
      const { Riuscita, Testo } = await probe();
      notifiche.push(Riuscita ? 'success' : 'warning', Testo);
    });
  return (
    <div className={css.line}>
      <Button disabled={!pronta || isCambiata} inCorso={inCorso} onClick={() => void tryIt()}>
        {m.prova}
      </Button>
      {!pronta && <span className={css.soft}>{m.provaManca}</span>}
      {pronta && isCambiata && <span className={css.soft}>{m.provaPrima}</span>}
    </div>
  );
}
