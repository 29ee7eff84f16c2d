/**
 * Runs before the first paint, as a file of its own because the page allows no inline script.
 * Plain script on purpose: it must not wait for the modules.
 */
(function () {
  'use strict';

  // The theme the person chose, so that the first paint already has it. The app keeps this key.
  var kept = null;
  try {
    kept = localStorage.getItem('soulstice.theme');
  } catch {
    // Storage may be closed to this page; the default stands.
  }
  var wanted = /light|dark|auto/.exec(kept || '');
  var theme = wanted ? wanted[0] : 'dark';
  if (theme === 'auto') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  var root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', theme);
  root.setAttribute('data-theme', theme);
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute('content', theme === 'light' ? '#FBF6EC' : '#0E1420');

  // Trusted Types: text may reach the DOM as style rules, never as markup; workers come from this site only.
  if (window.trustedTypes) {
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.indexOf('<') === -1 ? text : '';
      },
      createScriptURL: function (address) {
        return new URL(address, location.href).origin === location.origin ? address : null;
      },
    });
  }
})();
