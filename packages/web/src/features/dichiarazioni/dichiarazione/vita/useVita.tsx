import type { TipoDichiarazione } from '@quadra/contract';
import { useNavigate } from '@tanstack/react-router';
import { openFinestraDati } from '../../../../dominio/pagina/finestra-dati.tsx';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiVita as m } from '../../../../messages/vita.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { useApertura } from '../apertura/contesto.ts';
import type { Dichiarazione } from '../dichiarazione.api.ts';
import {
  archiveDichiarazioni,
  createAltroModello,
  createDaBasi,
  createQuadriMille,
  duplicateDichiarazione,
  findAltroModello,
  unfreezeDichiarazioni,
} from './vita.api.ts';

/** The other form of a person's income, that an ordinary declaration may become. */
export function altroModelloDi({
  tipo,
  finalita,
}: Pick<Dichiarazione, 'tipo' | 'finalita'>): TipoDichiarazione | null {
  if (finalita !== 'Ordinaria') return null;
  if (tipo === '730') return 'Persone fisiche';
  return tipo === 'Persone fisiche' ? '730' : null;
}

/** The acts on the open declaration as a whole; what was typed is saved before those that copy it. */
export function useVita() {
  const { dichiarazione, solaLettura, save, reload, openQuadro } = useApertura();
  const { run } = useAtto();
  const navigate = useNavigate();
  const { anno, id, tipo, idAnagrafica } = dichiarazione;
  const goTo = (nuova: string) =>
    navigate({ to: '/dichiarazione/$anno/$id', params: { anno: String(anno), id: nuova } });

  const archive = async () => {
    const conferma = await askConferma({ titolo: m.archiviaTitolo, testo: m.archiviaTesto, pericolo: true });
    const errori = conferma ? await run(() => archiveDichiarazioni(anno, [id])) : undefined;
    if (errori === undefined) return;
    const [errore] = errori;
    if (errore) notifiche.push('error', errore.Messaggio);
    else notifiche.push('success', m.archiviata);
    await reload();
  };
  const unfreeze = async () => {
    const { esito } = openFinestraDati({
      titolo: m.scongelaTitolo,
      iniziale: { motivo: '' },
      nomi: ['Motivo'],
      campi: ({ dati, errori, change }) => (
        <>
          <p>{m.scongelaTesto}</p>
          <TextField
            etichetta={m.motivo}
            obbligatorio
            massimo={200}
            righe={2}
            messaggio={errori.Motivo}
            valore={dati.motivo}
            onChange={(motivo) => change({ motivo })}
          />
        </>
      ),
      save: async ({ motivo }) => {
        const [errore] = await unfreezeDichiarazioni(anno, [id], motivo);
        if (errore) notifiche.push('error', errore.Messaggio);
        return errore === undefined;
      },
    });
    if ((await esito) !== 'confermata') return;
    notifiche.push('success', m.scongelata);
    await reload();
  };
  // The act lasts until the new declaration is open: the menu that closes slowly does not make two of them.
  const duplicate = () =>
    run(async () => {
      if (!solaLettura && !(await save())) return;
      const copia = await duplicateDichiarazione(anno, id);
      notifiche.push('success', m.duplicata);
      await goTo(copia);
    });
  const createIntegrativa = () =>
    run(async () => {
      const { create, errori } = await createDaBasi(anno, { tipo, finalita: 'Integrativa' }, [
        { id, idAnagrafica },
      ]);
      const [creata] = create;
      const [errore] = errori;
      if (errore) notifiche.push('error', errore.Messaggio);
      if (creata === undefined) return;
      notifiche.push('success', m.integrativaCreata);
      await goTo(creata.Codice);
    });
  const goToAltro = (nuova: string) =>
    navigate({
      to: '/dichiarazione/$anno/$id/$vista',
      params: { anno: String(anno), id: nuova, vista: 'collegamenti' },
    });
  /** The one there is already; else made empty. With what this one says of it, to be looked at and accepted. */
  const createAltro = () =>
    run(async () => {
      const altro = altroModelloDi(dichiarazione);
      if (altro === null || (!solaLettura && !(await save()))) return;
      const suo = await findAltroModello(anno, altro, idAnagrafica);
      if (suo !== undefined) {
        notifiche.push('info', m.altroPresente(altro));
        await goToAltro(suo);
        return;
      }
      const { create, errori } = await createAltroModello(anno, altro, idAnagrafica);
      const [creata] = create;
      const [errore] = errori;
      if (errore) notifiche.push('error', errore.Messaggio);
      if (creata === undefined) return;
      notifiche.push('success', m.altroCreato);
      await goToAltro(creata.Codice);
    });
  const createSchede = async () => {
    if (!(await save())) return;
    const esito = await run(() => createQuadriMille(anno, [id]));
    if (esito === undefined) return;
    const [errore] = esito.errori;
    if (errore) notifiche.push('error', errore.Messaggio);
    else notifiche.push('success', esito.creati > 0 ? m.quadriMilleCreati : m.quadriMillePresenti);
    await reload();
    if (!errore) openQuadro('PM');
  };
  return { archive, unfreeze, duplicate, createIntegrativa, createAltro, createSchede };
}
