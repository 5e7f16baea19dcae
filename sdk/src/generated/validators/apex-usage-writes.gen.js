// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function equal(a, b) {
  if (a === b) return !0;
  if (typeof a != "object" || typeof b != "object" || a === null || b === null) return a !== a && b !== b;
  if (Array.isArray(a) !== Array.isArray(b)) return !1;
  let keys = Object.keys(a);
  return keys.length !== Object.keys(b).length ? !1 : keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

var validateSetUsageAlerts = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "email" || data === "text" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.spikes === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/spikes", keyword: "required", message: "must have required property 'spikes'" })), data && typeof data == "object" && !Array.isArray(data) && (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.language !== void 0)) {
    let data0 = data.language;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.spikes === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/spikes", keyword: "required", message: "must have required property 'spikes'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.goalKwh !== void 0) {
      let data2 = data.goalKwh;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/goalKwh", keyword: "type", message: "must be integer" })), Number.isFinite(data2) && (data2 > 5e4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/goalKwh", keyword: "maximum", message: "must be <= 50000" })), data2 < 10 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/goalKwh", keyword: "minimum", message: "must be >= 10" })));
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/amountCents", keyword: "type", message: "must be integer" })), Number.isFinite(data3) && (data3 > 1e6 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/amountCents", keyword: "maximum", message: "must be <= 1000000" })), data3 < 500 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/amountCents", keyword: "minimum", message: "must be >= 500" })));
    }
    if (data.spikes !== void 0 && typeof data.spikes != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/spikes", keyword: "type", message: "must be boolean" })), data.channels !== void 0) {
      let data5 = data.channels;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data5[i0], { instancePath: instancePath + "/channels/" + i0 }) || (errors = (vErrors ??= []).push(...validate2.errors));
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (equal(data5[i1], data5[j0])) {
                errors = (vErrors ??= []).push({ instancePath: instancePath + "/channels", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" });
                break outer0;
              }
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/channels", keyword: "type", message: "must be array" });
    }
    data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateSetUsageAlerts
};
