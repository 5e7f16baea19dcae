// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetUsageAlerts = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetUsageComparison = validate2;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "electric" || data === "gas" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.commodity !== void 0) {
      let data1 = data.commodity;
      validate3(data1, { instancePath: instancePath + "/commodity" }) || (errors = (vErrors ??= []).push(...validate3.errors)), typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/commodity", keyword: "minLength" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
var validateGetUsageHistory = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.commodity !== void 0) {
      let data1 = data.commodity;
      validate3(data1, { instancePath: instancePath + "/commodity" }) || (errors = (vErrors ??= []).push(...validate3.errors)), typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/commodity", keyword: "minLength" }));
    }
    if (data.months !== void 0) {
      let data2 = data.months;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/months", keyword: "type" })), Number.isFinite(data2) && (data2 > 24 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/months", keyword: "maximum" })), data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/months", keyword: "minimum" })));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate4.errors = vErrors, errors === 0;
}
var validateGetUsageIntervals = validate5;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "quarterHours" || data === "day" || data === "week" || data === "month" || data === "year" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate6.errors = vErrors, errors === 0;
}
var formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.span !== void 0 && (validate6(data.span, { instancePath: instancePath + "/span" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.day !== void 0) {
      let data2 = data.day;
      typeof data2 == "string" ? formats0.test(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/day", keyword: "format" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/day", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetUsageForecast = validateGetUsageAlerts, validateGetUsageWeek = validateGetUsageAlerts;
export {
  validateGetUsageAlerts,
  validateGetUsageComparison,
  validateGetUsageForecast,
  validateGetUsageHistory,
  validateGetUsageIntervals,
  validateGetUsageWeek
};
