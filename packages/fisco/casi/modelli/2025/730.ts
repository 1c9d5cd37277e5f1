import type { Caso730 } from '../730.ts';

/** Worked out on paper, by the law of the year before the form. */
export const casi730: readonly Caso730[] = [
  {
    anno: 2025,
    nome: 'dipendente 45.000, a debito',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      'Ritenute 11.000. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'dipendente 45.000, a credito',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=682 C11.1=360 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.5=1044 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.2=1044 PL1301.4=936',
    derivazione:
      'Ritenute 13.000: nessun acconto. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF -1044; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'congiunta, il dichiarante col credito del coniuge',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 FR10.1=sì FR10.3=sì PL111.5=1044 PL117.7=108',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1696 PL1301.2=1044 PL1301.3=652',
    derivazione:
      'I due casi a debito e a credito in uno (730-2025, r. 458-463, 1059-1061): da trattenere 1588 + 108, da rimborsare 1044; il sostituto del dichiarante trattiene 1696 − 1044 = 652.',
  },
  {
    anno: 2025,
    nome: 'congiunta, il coniuge dichiarante',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=682 C11.1=360 C12.1=0 C13.1=0 FR10.2=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.5=1044 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.2=1044',
    derivazione:
      'Il caso a credito di chi è coniuge dichiarante (730-2025, r. 458-463, 1059-1061): l’imposta è la sua, 1044 a credito; il conguaglio è nella congiunta, qui non ce n’è.',
  },
  {
    anno: 2025,
    nome: 'due acconti in F1',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F1.1=300 F1.2=450',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=206 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=838 PL1301.1=838 PL1301.3=838',
    derivazione:
      'F1: 300 e 450 riducono il saldo, non l’acconto nuovo. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 206; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'occasionale in D5',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D5.1=2 D5.2=3000 D5.3=1000 D5.4=600',
    attesi:
      'PL11.1=47000 PL14.1=47000 PL16.1=13090 PL50.1=12830 PL91.7=1230 PL92.7=117 PL93.7=76 PL94.1=492 PL94.91=738 PL97.7=113 PL1302.1=2028 PL1301.1=2028 PL1301.3=2028',
    derivazione:
      'D5: 3.000 − 1.000, ritenute 600. Reddito 47000: lorda 13090, detrazione 260, netta 12830; saldo IRPEF 1230; addizionali 717 e 376.',
  },
  {
    anno: 2025,
    nome: 'opere dell’ingegno in D3',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D3.1=1 D3.2=4000 D3.3=600',
    attesi:
      'PL11.1=48000 PL14.1=48000 PL16.1=13440 PL50.1=13266 PL91.7=1666 PL92.7=134 PL93.7=84 PL94.1=666 PL94.91=1000 PL97.7=115 PL1302.1=2665 PL1301.1=2665 PL1301.3=2665',
    derivazione:
      'D3 tipo 1: 75% di 4.000 = 3.000, ritenute 600. Reddito 48000: lorda 13440, detrazione 174, netta 13266; saldo IRPEF 1666; addizionali 734 e 384.',
  },
  {
    anno: 2025,
    nome: 'opere di chi ha meno di 35 anni',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D3.1=1 D3.2=4000 D3.90=sì',
    attesi:
      'PL11.1=47400 PL14.1=47400 PL16.1=13230 PL50.1=13004 PL91.7=2004 PL92.7=124 PL93.7=79 PL94.1=802 PL94.91=1202 PL97.7=114 PL1302.1=3123 PL1301.1=3123 PL1301.3=3123',
    derivazione:
      'D3 tipo 1: 60% di 4.000 = 2.400. Reddito 47400: lorda 13230, detrazione 226, netta 13004; saldo IRPEF 2004; addizionali 724 e 379.',
  },
  {
    anno: 2025,
    nome: 'protesti in D3',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D3.1=2 D3.2=2000',
    attesi:
      'PL11.1=46700 PL14.1=46700 PL16.1=12985 PL50.1=12698 PL91.7=1698 PL92.7=112 PL93.7=74 PL94.1=679 PL94.91=1019 PL97.7=112 PL1302.1=2675 PL1301.1=2675 PL1301.3=2675',
    derivazione:
      'D3 tipo 2: 85% di 2.000 = 1.700. Reddito 46700: lorda 12985, detrazione 287, netta 12698; saldo IRPEF 1698; addizionali 712 e 374.',
  },
  {
    anno: 2025,
    nome: 'locazione breve del comodatario',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=1 D4.3=10 D4.4=3000 F8.1=630',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      'D4 tipo 10 in cedolare: 21% di 3.000 = 630, tutta trattenuta. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'cedolare a debito con acconto in F1',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=1 D4.3=10 D4.4=3000 F1.5=200',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL99.7=430 PL94.1=382 PL94.91=574 PL97.7=108 PL100.1=252 PL100.91=378 PL1302.1=2270 PL1301.1=2270 PL1301.3=2270',
    derivazione:
      'D4 tipo 10: 630 − 200. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'ritenute brevi oltre l’imposta',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=1 D4.3=10 D4.4=1000 F8.1=300',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=866 PL92.7=82 PL93.7=60 PL94.1=346 PL94.91=520 PL97.7=108 PL1302.1=1462 PL1301.1=1462 PL1301.3=1462',
    derivazione:
      'Cedolare 210, ritenute 300: 90 vanno alle ritenute IRPEF. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 866; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'cessione di immobile con spese',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.3=2 D4.4=100000 D4.5=97000',
    attesi:
      'PL11.1=48000 PL14.1=48000 PL16.1=13440 PL50.1=13266 PL91.7=2266 PL92.7=134 PL93.7=84 PL94.1=906 PL94.91=1360 PL97.7=115 PL1302.1=3505 PL1301.1=3505 PL1301.3=3505',
    derivazione:
      'D4 tipo 2: 100.000 − 97.000. Reddito 48000: lorda 13440, detrazione 174, netta 13266; saldo IRPEF 2266; addizionali 734 e 384.',
  },
  {
    anno: 2025,
    nome: 'immobile all’estero con IVIE',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.3=8 D4.4=5000',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      'D4 tipo 8: non è reddito IRPEF. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'tre rate',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F6.7=3',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588 PL1302.2=529.33 PL1302.3=5.24',
    derivazione:
      'Rata = somme / 3, interessi 0,33% e 0,66%. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'nessun acconto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F6.1=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL97.7=108 PL1302.1=1206 PL1301.1=1206 PL1301.3=1206',
    derivazione:
      'F6 col. 1: nessun acconto IRPEF. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'minore acconto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F6.2=500',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=118 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      'F6 col. 2: 500 in tutto, prima la prima rata. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'credito in F24, in parte',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=682 C11.1=360 C12.1=0 C13.1=0 I1.1=400',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.4=400 PL91.5=644 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.2=644 PL1301.4=536',
    derivazione:
      'I1: 400 del credito IRPEF. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF -1044; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'credito in F24, tutto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=13000 C10.1=800 C11.1=360 C12.1=0 C13.1=0 I1.2=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.4=1044 PL92.4=118 PL97.7=108 PL1302.1=108 PL1301.1=108 PL1301.3=108',
    derivazione:
      'I1: tutto, IRPEF e addizionale regionale. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF -1044; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'sotto i 12 euro',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=670 C11.1=372 C12.1=0 C13.1=108',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL94.1=382 PL94.91=574 PL1302.1=1338 PL1301.1=1338 PL1301.3=1338',
    derivazione:
      'Regionale a debito di 12 e comunale a credito di 12: niente. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'tredici euro',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=669 C11.1=373 C12.1=0 C13.1=0',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=13 PL93.5=13 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1459 PL1301.1=1459 PL1301.2=13 PL1301.3=1446',
    derivazione:
      'Regionale a debito di 13, comunale a credito di 13. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'congiunta',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 FR10.3=sì PL111.7=100 PL112.5=40 PL117.7=30',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1718 PL1301.2=40 PL1301.3=1678',
    derivazione:
      'Del coniuge: 100 trattenuti, 40 rimborsati, 30 di acconto. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'integrativa a favore in F4',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F4.1=2020 F4.2=250 F4.6=30 F4.8=20',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=706 PL92.7=52 PL93.7=40 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1288 PL1301.1=1288 PL1301.3=1288',
    derivazione:
      'F4: 250 di IRPEF, 30 e 20 di addizionali. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 706; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'altre ritenute in F2',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F2.1=1 F2.2=350',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=606 PL92.7=82 PL93.7=60 PL94.1=242 PL94.91=364 PL97.7=108 PL1302.1=1098 PL1301.1=1098 PL1301.3=1098',
    derivazione:
      'F2 col. 2: 350, anche per l’acconto. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 606; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'locazione breve al 26%',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 D4.2=2 D4.3=10 D4.4=3000',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL99.7=780 PL94.1=382 PL94.91=574 PL97.7=108 PL100.1=312 PL100.91=468 PL1302.1=2680 PL1301.1=2680 PL1301.3=2680',
    derivazione:
      'D4 col. 2 = 2: 26% di 3.000 = 780. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'detrazioni rimborsate in F11',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 F11.2=150',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=1106 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1738 PL1301.1=1738 PL1301.3=1738',
    derivazione:
      'F11 col. 2: 150 si restituiscono. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 1106; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'pignoramento in M81',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 M81.3=400',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=556 PL92.7=82 PL93.7=60 PL94.1=222 PL94.91=334 PL97.7=108 PL1302.1=1028 PL1301.1=1028 PL1301.3=1028',
    derivazione:
      'M81 col. 3: 400 di ritenute del terzo. Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 556; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'veterinarie, esempio delle istruzioni',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 E8.1=29 E8.2=550',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11876 PL91.7=876 PL92.7=82 PL93.7=60 PL94.1=350 PL94.91=526 PL97.7=108 PL1302.1=1476 PL1301.1=1476 PL1301.3=1476',
    derivazione:
      '730 2025 r. 4378: su 600 se ne indicano 550, il 19% di 550 − 129,11 è 80. Reddito 45000: lorda 12390, detrazione 434, netta 11876; saldo IRPEF 876; addizionali 682 e 360.',
  },
  {
    anno: 2025,
    nome: 'senza sostituto',
    dati: 'FR3.1=F205 FR4.1=F205 C1.1=2 C1.3=45000 C5.1=365 C9.1=11000 C10.1=600 C11.1=300 C12.1=0 C13.1=0 FR10.9=sì',
    attesi:
      'PL11.1=45000 PL14.1=45000 PL16.1=12390 PL50.1=11956 PL91.7=956 PL92.7=82 PL93.7=60 PL94.1=382 PL94.91=574 PL97.7=108 PL1302.1=1588 PL1301.1=1588 PL1301.3=1588',
    derivazione:
      '730 senza sostituto: gli acconti di giugno vanno in F24 (141 e 142). Reddito 45000: lorda 12390, detrazione 434, netta 11956; saldo IRPEF 956; addizionali 682 e 360.',
  },
];
