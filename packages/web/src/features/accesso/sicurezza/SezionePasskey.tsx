import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { isPasskeyPossibile } from '../../../api/verifica.api.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiSicurezza as m } from '../../../messages/sicurezza.ts';
import { Campo } from '../../../ui/campi/Campo.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { codiciMostrati } from './codici-mostrati.ts';
import css from './Sicurezza.module.css';
import {
  addPasskey,
  type PasskeyRegistrata,
  removePasskey,
  renamePasskey,
  sicurezzaQuery,
} from './sicurezza.api.ts';
import { useAttoSicurezza } from './useAttoSicurezza.ts';

/** The passkeys of the person, with their last use; one more, one less. */
export function SezionePasskey() {
  const { data } = useQuery(sicurezzaQuery);
  const [isNuova, setNuova] = useState(false);
  return (
    <Sezione titolo={m.passkey} testo={m.passkeyTesto}>
      {!data && <Skeleton righe={2} />}
      {data?.passkey.length === 0 && <p className={css.hint}>{m.nessunaPasskey}</p>}
      {data && data.passkey.length > 0 && (
        <ul>
          {data.passkey.map((una) => (
            <Voce key={una.id} passkey={una} />
          ))}
        </ul>
      )}
      {!isPasskeyPossibile() && <p className={css.hint}>{m.passkeyImpossibili}</p>}
      {isPasskeyPossibile() && !isNuova && (
        <div className={css.buttons}>
          <Button onClick={() => setNuova(true)}>{m.aggiungiPasskey}</Button>
        </div>
      )}
      {isNuova && <Nuova onFine={() => setNuova(false)} />}
    </Sezione>
  );
}

function Voce({ passkey }: { passkey: PasskeyRegistrata }) {
  const { inCorso, run } = useAttoSicurezza();
  const [isAperta, setAperta] = useState(false);
  const { id, nome, creataIl, ultimoUso } = passkey;
  const remove = async () => {
    const domanda = { titolo: m.togliPasskeyDomanda, testo: m.togliPasskeyTesto(nome), pericolo: true };
    if (await askConferma(domanda)) await run(() => removePasskey(id), m.passkeyTolta);
  };
  const rename = async (nuovo: string) => {
    const esito = await run(() => renamePasskey(id, nuovo), m.passkeyRinominata);
    if (esito !== undefined) setAperta(false);
  };
  if (isAperta)
    return (
      <li className={css.row}>
        <Nome
          iniziale={nome}
          inCorso={inCorso}
          conferma={m.salvaNome}
          onNome={rename}
          onFine={() => setAperta(false)}
        />
      </li>
    );
  return (
    <li className={css.row}>
      <span className={css.key}>
        <strong>{nome}</strong>
        <span className={css.hint}>
          {m.creata(formatDataOra(creataIl))} · {ultimoUso ? m.usata(formatDataOra(ultimoUso)) : m.maiUsata}
        </span>
      </span>
      <span className={css.buttons}>
        <Button aria-label={m.rinominaPasskey(nome)} onClick={() => setAperta(true)}>
          {m.rinomina}
        </Button>
        <Button inCorso={inCorso} aria-label={m.togliPasskey(nome)} onClick={remove}>
          {m.togli}
        </Button>
      </span>
    </li>
  );
}

function Nuova({ onFine }: { onFine: () => void }) {
  const { inCorso, run } = useAttoSicurezza();
  const add = async (nome: string) => {
    const esito = await run(() => addPasskey(nome), m.passkeyAggiunta);
    if (esito === undefined) return;
    if (esito) codiciMostrati.set(esito);
    onFine();
  };
  return <Nome iniziale="" inCorso={inCorso} conferma={m.crea} onNome={add} onFine={onFine} />;
}

type PropsNome = {
  iniziale: string;
  inCorso: boolean;
  conferma: string;
  onNome: (nome: string) => Promise<void>;
  onFine: () => void;
};

/** The name of a passkey, new or changed: never empty. */
function Nome({ iniziale, inCorso, conferma, onNome, onFine }: PropsNome) {
  const [nome, setNome] = useState(iniziale);
  const [isVuoto, setVuoto] = useState(false);
  const submit = async (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    setVuoto(nome.trim() === '');
    if (nome.trim() !== '' && !inCorso) await onNome(nome.trim());
  };
  return (
    <form className={css.steps} onSubmit={submit} noValidate>
      <Campo
        etichetta={m.nomePasskey}
        messaggio={isVuoto ? { tipo: 'error', testo: m.nomeObbligatorio } : null}
        className={css.narrow}
      >
        {(attributi) => (
          <input
            {...attributi}
            value={nome}
            maxLength={60}
            placeholder={m.nomeEsempio}
            onChange={(evento) => setNome(evento.target.value)}
          />
        )}
      </Campo>
      <div className={css.buttons}>
        <Button onClick={onFine}>{m.annulla}</Button>
        <Button aspetto="primary" type="submit" inCorso={inCorso}>
          {conferma}
        </Button>
      </div>
    </form>
  );
}
