/**
 * What must happen before the first paint, and so stands in every page's head: the remembered appearance of the page and of the cards, or
 * that which the address of a frame chooses, and the mark by which the
 * style sheet shows the controls that need scripts. The content security policy allows it by its hash; `astro.config.mjs` computes it.
 */
export const earlyScript =
  "{const r=document.documentElement;r.dataset.script='';try{for(const k of['theme','suits','indices']){const v=localStorage.getItem(k);if(v)r.dataset[k]=v}}catch{}const t=/[?&]theme=(dark|light)\\b/.exec(location.search);if(t)r.dataset.theme=t[1]}";
